import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import type { Severity } from '../../../pipeline/core/types.ts';

export interface Placeholder {
  readonly pattern: RegExp;
  readonly severity: Severity;
  /** The block must not be longer, since inside longer text the words are about something. */
  readonly longest?: number;
  readonly notIn?: ProseBlock['kind'];
}

const sure = (pattern: RegExp, more: Partial<Placeholder> = {}): Placeholder => ({
  pattern,
  severity: 'blocker',
  ...more,
});
const likely = (pattern: RegExp, longest?: number): Placeholder => {
  return { pattern, severity: 'warning', ...(longest !== undefined && { longest }) };
};

/** What is left when a text speaks of TODO lists, apps and comments as a subject. */
const subject =
  /^(?:TODO|FIXME)\s+(?!(?:lists?|apps?|applications?|items?|comments?|examples?|tasks?|MVC|s|in|is|are|and|or|앱|리스트|목록|항목|주석|애플리케이션|예제|은|는|이|가|을|를|의|와|과)(?![\p{L}]))\S/u;

export const placeholders: readonly Placeholder[] = [
  sure(/(?<![\w-])(?:TODO|TBD|TBA|FIXME|XXX)(?:\s?\([^()\s]{1,40}\))?:(?!:)/),
  sure(/^(?:TODO|TBD|TBA|FIXME|XXX|WIP|TK|\?{3,})[\s.!…]*$/),
  sure(/^(?:TODO|TBD|FIXME|XXX)\s[-–—(]/),
  sure(subject, { notIn: 'heading' }),
  sure(/(?:\/\/|\/\*|[[(*])\s?(?:TODO|TBD|TBA|FIXME)(?:[\])*]|\s|$)/),
  sure(/\b(?:is|are|still|remains?)\s(?:a\s)?(?:TODO|TBD|TBA)[.!)]*$/),
  sure(/[.!?)\]]\s(?:TODO|TBD|FIXME)[.!]?$/),
  sure(/\blorem ipsum\b|\bdolor sit amet\b/i),
  sure(/\[(?:insert|fill in|replace with|describe|provide)\s[^[\]]{1,80}\]/i),
  sure(/\[(?:add|put|enter|include)\s[^[\]]{1,60}\shere\]/i),
  sure(/\[your [a-z][\w' -]{1,40}\]/i),
  sure(/[[({<［「]\s?여기에\s[^\][(){}<>]{1,60}[\])}>］」]/),
  sure(
    /^여기에\s\S[^.!?]{0,40}(?:작성|입력|추가|삽입|기재|설명)(?:하세요|해\s?주세요|하십시오|할 것|해야 함|하기|예정)?[.!]?$/,
    {
      longest: 50,
    },
  ),
  sure(/^\(?(?:작성|내용\s?추가|업데이트|보완|번역|집필)\s?(?:예정|필요|중)(?:입니다|임)?[\s.!…)]*$/, { longest: 30 }),
  sure(/^\(?(?:추후|나중에|곧)\s?(?:작성|추가|보완|업데이트)(?:\s?예정)?(?:입니다|임)?[\s.!…)]*$/, { longest: 30 }),
  sure(/^\(?(?:내용 없음|준비\s?중(?:입니다)?|미작성)[\s.!…)]*$/, { longest: 30 }),
  sure(
    /^\(?(?:to be (?:written|done|added|completed|continued|filled(?: in)?|determined|decided)|work in progress|under construction|fill (?:me|this) in|write (?:me|this)|placeholder(?: text)?)[\s.!…)]*$/i,
    { longest: 60 },
  ),
  sure(
    /^(?:content|text|description|details?|screenshot|image) (?:goes here|to come|to be (?:added|written))[\s.!…)]*$/i,
    {
      longest: 60,
    },
  ),
  likely(/(?:^|[\s([*_:—–-])coming soon[\s.!…)\]*]*$/i, 60),
  likely(
    /(?:추후|나중에|곧|추가로)\s?(?:작성|추가|보완|업데이트|기재|정리)(?:할|될|하겠|됩니다|합니다|하기|\s?예정|바람)/,
    45,
  ),
  likely(/(?:작성|내용\s?추가|업데이트|보완|번역|집필)\s?(?:예정|필요|중)(?:입니다|임|이다)?[\s.!)\]]*$/, 30),
  likely(
    /^(?:내용|설명|예제|코드|링크|이미지|스크린샷)(?:을|를)\s?(?:추가|입력|작성|삽입)(?:해\s?주세요|하세요|할 것|해야 함|필요)/,
    30,
  ),
  likely(
    /\bthis (?:page|section|document|chapter|guide|article|post) (?:is|has) (?:still |currently )?(?:(?:a )?work in progress|under construction|incomplete|unfinished|being written|not (?:yet )?(?:been )?(?:written|finished|complete))/i,
  ),
  likely(
    /(?:문서|페이지|섹션|절|글|장|부분)(?:은|는|이|가)\s(?:아직\s|현재\s)?(?:작성|번역|준비)(?:되지 않|하지 않|\s?중입|\s?예정)/,
  ),
];
