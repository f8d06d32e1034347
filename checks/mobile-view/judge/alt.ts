const generic =
  /^(?:image|img|picture|pic|photo|screenshot|screen ?shot|screen ?capture|capture|figure|fig|diagram|graph|chart|untitled|unnamed|alt ?text|alt|이미지|사진|그림|스크린 ?샷|캡처|캡쳐|화면 ?캡처|화면|도표|제목 ?없음|무제)$/i;

/** Whether an image's text says nothing of the image: a file's name, “image 3”, “스크린샷 2024-05-01”. */
export function weakAlt(alt: string, address: string): boolean {
  const text = alt.trim().slice(0, 300).normalize('NFC');
  if (/^[\p{L}\p{N}_\-.()%+@~]+\.(?:png|jpe?g|gif|webp|svg|avif|bmp|heic)$/iu.test(text)) return true;
  const file = (address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  const stem = file.replace(/\.[^.]*$/, '');
  if (text === stem && /[_\d-]/.test(stem) && !/\s/.test(stem)) return true;
  if (/^(?:img|dsc|dscn|image|screenshot|untitled|pasted)[\d_-]+$/i.test(text)) return true;
  // What cameras and systems add: numbers, dates, times.
  const words = text
    .replace(/\.(?:png|jpe?g|gif|webp|svg|avif|bmp|heic)$/i, '')
    .replace(/[\d\p{P}\p{S}]+/gu, ' ')
    .replace(/(?<=^|\s)(?:at|am|pm|오전|오후|년|월|일|시|분|초|of)(?=\s|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' || generic.test(words);
}
