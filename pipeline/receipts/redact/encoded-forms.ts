/** Fewer letters of base64 than this are no sign of the value. */
const shortest = 8;

/** How a value may be written. In base64 the letters around it hold bits of it too, so that the whole run must go. */
export interface EncodedForm {
  readonly written: string;
  readonly inRun: boolean;
}

/** A value as it may stand in an output: as it is, percent-encoded, escaped in JSON, in hexadecimal, and in base64 at any offset. */
export function encodedForms(value: string): EncodedForm[] {
  const hex = Buffer.from(value).toString('hex');
  const escaped = [
    encodeURIComponent(value.toWellFormed()),
    JSON.stringify(value).slice(1, -1),
    hex,
    hex.toUpperCase(),
  ];
  const cores = base64Cores(value).flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]);
  return [
    ...[...new Set([value, ...escaped])].map((written) => ({ written, inRun: false })),
    ...[...new Set(cores)].map((written) => ({ written, inRun: true })),
  ];
}

/**
 * Base64 of the value within a longer text: the text before it shifts its bits by 0, 2 or 4 of six, and its last
 * letters hold bits of what follows. The letters that depend on the value alone stay the same.
 */
function base64Cores(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const from = Math.ceil((before * 8) / 6);
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    const core = encoded.slice(from, whole);
    return core.length >= shortest ? [core] : [];
  });
}
