/** `open`: also told where readers see it. `hidden`: too common in plain text, but nothing that anybody hides in good faith. */
interface Pattern {
  readonly id: string;
  readonly where: 'open' | 'hidden';
  readonly pattern: RegExp;
}

const thing =
  '(?:document|article|post|page|draft|text|file|content|paper|submission|essay|blog|piece|code|pull request|PR|report)';
const machine =
  '(?:AI|A\\.I\\.|LLMs?|large language models?|language models?|GPT(?:-\\w+)?|ChatGPT|Claude|Gemini|Copilot|chatbots?|AI (?:assistant|agent|reviewer|model|system)s?)';

const english: readonly Pattern[] = [
  {
    id: 'ignore-previous',
    where: 'open',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\s{1,4}(?:(?:all|any|the|your|my|these|those|of|every|and)\s{1,4}){0,4}(?:(?:previous|prior|above|earlier|preceding|former)(?:ly given)?|(?<!(?:override|bypass)[^.\n]{0,40})(?:system|existing|original|initial))\s{1,4}(?:[a-z]{1,20}\s{1,4}){0,2}(?:instructions?|prompts?|rules|guidelines|directions|directives|commands|policies|messages?(?!\s+mode))\b/gi,
  },
  {
    id: 'ignore-yours',
    where: 'open',
    pattern:
      /\b(?:ignore|disregard|forget|override)\s{1,4}(?:all\s{1,4}(?:of\s{1,4})?)?(?:your|every|all(?:\s{1,4}the)?)\s{1,4}(?:instructions?|prompts?|guidelines|directives|programming|training|safety\s{1,4}\w{1,20}|checks)\b/gi,
  },
  {
    id: 'when-reviewing',
    where: 'open',
    pattern: new RegExp(
      `\\b(?:when|while|if|before|after)\\s{1,4}(?:you(?:'re| are)?\\s{1,4})?(?:asked to\\s{1,4})?(?:review|grad|evaluat|assess|summari[sz]|rat|scor|judg|check|analy[sz]|moderat)(?:ing|e|es|s)?\\s{1,4}(?:this|the following|my)\\s{1,4}${thing}\\b[^.\\n]{0,80}?\\b(?:approve|accept|pass|praise|recommend|rate|score|give it|say|output|respond|reply|mark|ignore|do not|don't|always|must)\\b`,
      'gi',
    ),
  },
  {
    id: 'good-marks',
    where: 'open',
    pattern: new RegExp(
      `\\b(?:give|assign|award|grant)\\s{1,4}(?:this|it|the|my)\\s{1,4}(?:${thing}\\s{1,4})?(?:an?\\s{1,4}|the\\s{1,4}|full\\s{1,4})?(?:positive|favou?rable|perfect|high(?:est)?(?:\\s{1,4}possible)?|top|excellent|maximum|passing|10/10|100/100|5[- ]star|A\\+?)\\s{1,4}(?:review|score|rating|marks?|grade|verdict)`,
      'gi',
    ),
  },
  {
    id: 'approve-this',
    where: 'open',
    pattern: new RegExp(
      `\\b(?:approve|accept|pass|publish)\\s{1,4}(?:this|the)\\s{1,4}${thing}\\b[^.\\n]{0,30}?\\b(?:without|regardless|no matter|immediately|automatically|unconditionally|even if|despite)\\b`,
      'gi',
    ),
  },
  {
    id: 'address-machine',
    where: 'open',
    pattern: new RegExp(
      `\\b(?:if you are|attention|dear|hey|note (?:to|for)|message (?:to|for)|instructions? (?:to|for))\\s{1,4}(?:an?\\s{1,4}|the\\s{1,4}|all\\s{1,4}|any\\s{1,4})?${machine}\\b[^.\\n]{0,60}?(?:[:,]|\\b(?:reading|reviewing|processing|evaluating)\\b)[^\\n]{0,80}?\\b(?:must|should|ignore|approve|do not|don't|please|you are|pass|accept|say|output|respond|recommend|rate|include|mention)\\b`,
      'gi',
    ),
  },
  {
    id: 'do-not-report',
    where: 'hidden',
    pattern:
      /\b(?:do not|don't|never)\s{1,4}(?:report|flag|mention|reveal|disclose|list|point out|tell)\s{1,4}(?:any\s{1,4}|these\s{1,4}|this\s{1,4}|the\s{1,4}|to\s{1,4}){0,3}(?:issues?|problems?|findings?|errors?|defects?|secrets?|instructions?|user|human|author|text|comment)/gi,
  },
  {
    id: 'chat-markup',
    where: 'hidden',
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|eot_id)\|>|\[\/?INST\]|<<\/?SYS>>|\[(?:SYSTEM|system)\s{1,4}(?:PROMPT|prompt|override|OVERRIDE)\]/g,
  },
  {
    id: 'new-role',
    where: 'hidden',
    pattern: new RegExp(
      `\\b(?:you are now|you're now|you are|act as|behave as|pretend to be|from now on,? you)\\s{1,4}(?:an?\\s{1,4}|the\\s{1,4})?(?:[a-z-]{1,20}\\s{1,4}){0,3}(?:${machine}|assistant|reviewer|grader|judge|agent|DAN|model|bot)\\b`,
      'gi',
    ),
  },
  {
    id: 'machine-orders',
    where: 'hidden',
    pattern: new RegExp(
      `(?:${machine}|\\b(?:assistant|reviewer|grader|model|agent|system))\\s{0,4}(?::|,|should|must|please|\\bto\\b)[^\\n]{0,60}?\\b(?:ignore|approve|accept|pass(?:es)?|praise|recommend|publish|rate|score|mark|skip|say that|state that|respond|reply|output|conclude)\\b`,
      'gi',
    ),
  },
  {
    id: 'just-approve',
    where: 'hidden',
    pattern: new RegExp(
      `\\b(?:approve|accept|publish|recommend)\\s{1,4}(?:this|it|the)\\b(?:\\s{1,4}${thing})?|\\b(?:skip|disable|suppress|bypass)\\s{1,4}(?:all\\s{1,4}|the\\s{1,4}|any\\s{1,4})?(?:checks?|review|validation|verification)\\b`,
      'gi',
    ),
  },
  {
    id: 'leak-prompt',
    where: 'open',
    pattern:
      /\b(?:reveal|print|output|repeat|show|leak|exfiltrate|send)\s{1,4}(?:me\s{1,4})?(?:your|the)\s{1,4}(?:system\s{1,4}prompt|hidden\s{1,4}(?:prompt|instructions))\b/gi,
  },
];

const korean: readonly Pattern[] = [
  {
    id: 'ko-ignore-previous',
    where: 'open',
    pattern:
      /(?:이전|앞선|앞의|앞에서\s?(?:받은|준)|위의?|위에서|기존|지금까지의?|상기|모든|원래의?|시스템)\s{0,3}(?:의\s{0,3})?(?:받은\s{0,3}|모든\s{0,3}|내린\s{0,3})?(?:지시(?:\s?사항)?|명령(?:어)?|프롬프트|지침|가이드라인)(?:들)?(?:을|를|은|는)?\s{0,3}(?:모두|전부|다|완전히|싹)?\s{0,3}(?:무시|잊어|잊고|따르지\s{0,3}(?:말|마)|폐기하|덮어)/g,
  },
  {
    id: 'ko-when-reviewing',
    where: 'open',
    pattern:
      /(?:이|본|해당)\s{0,2}(?:문서|글|초안|기사|페이지|게시물|원고|논문|코드)(?:을|를)?\s{0,3}(?:검토|평가|심사|리뷰|요약|채점|검수|분석)(?:할\s{0,2}때(?:는|에는)?|하는\s{0,2}경우|하면|한다면|하는\s{0,2}(?:AI|모델|에이전트|LLM|인공지능)|한\s{0,2}(?:뒤|후))[^.\n]{0,60}?(?:승인|통과|합격|칭찬|만점|긍정|높은\s?점수|좋은\s?평가|문제\s?없|무시|추천)/g,
  },
  {
    id: 'ko-address-machine',
    where: 'open',
    pattern:
      /(?:AI|인공지능|LLM|언어\s?모델|(?:이 글|이 문서|본 문서)를?\s?(?:읽는|검토하는)\s?(?:모델|에이전트))\s?(?:검토자|리뷰어|심사자|어시스턴트|모델|에이전트)?(?:에게|께|는|은|라면|이라면|를?\s?위한|용)\s?[^.\n]{0,40}?(?:승인하(?:라|세요|십시오|여)|통과시(?:켜|키)|무시하(?:라|고|세요|십시오)|만점|따르(?:라|세요|십시오)|보고하지)/g,
  },
  {
    id: 'ko-leak-prompt',
    where: 'open',
    pattern:
      /시스템\s?프롬프트(?:를|을)?\s?(?:그대로\s?)?(?:출력하|공개하|알려\s?(?:줘|주세요|라)|보여\s?(?:줘|주세요|라)|유출)/g,
  },
  {
    id: 'ko-new-role',
    where: 'hidden',
    pattern:
      /(?:지금부터|이제(?:부터)?)\s?(?:너는|당신은|넌)|(?:너는|당신은)\s?[^.\n]{0,20}?(?:AI|모델|어시스턴트|검토자|심사자|에이전트)/g,
  },
  {
    id: 'ko-just-approve',
    where: 'hidden',
    pattern:
      /(?:무조건|반드시|즉시|그냥|바로|자동으로)\s?(?:승인|통과|합격|발행|게시)|(?:승인|통과|합격)(?:시켜|시키|처리하|하(?:라|세요|십시오|여\s?주))/g,
  },
  {
    id: 'ko-do-not-report',
    where: 'hidden',
    pattern:
      /(?:문제|오류|취약점|지적|결함|이\s?(?:문장|주석|지시))(?:을|를|이|가|도|은|는)?\s?(?:보고|언급|지적|표시|노출)하지\s?(?:마|말)/g,
  },
];

export interface Instruction {
  readonly id: string;
  readonly where: Pattern['where'];
  readonly from: number;
  readonly to: number;
}

/** Sentences that give orders to a machine that reads the draft, wherever they stand. */
export function instructionsIn(text: string): Instruction[] {
  return [...english, ...korean].flatMap(({ id, where, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ id, where, from: match.index, to: match.index + match[0].length })),
  );
}

const aboutAttacks =
  /prompt[- ]injections?|jailbreak|injected|attack|malicious|adversar|red[- ]team|exploit|인젝션|프롬프트\s?주입|탈옥|공격|악의|악성|예를\s?들어|for example|such as|e\.g\./i;

/** Whether the text around speaks about such orders instead of giving them. */
export function isTalkedAbout(text: string, from: number, to: number): boolean {
  return aboutAttacks.test(text.slice(Math.max(0, from - 300), to + 200)) || isQuoted(text, from, to);
}

const quotes: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'], ['“', '”'], ['‘', '’'], ['「', '」'], ['『', '』'], ['«', '»'], ['`', '`'],
]; // prettier-ignore

/** Whether quotation marks stand around, on the same line. */
function isQuoted(text: string, from: number, to: number): boolean {
  const before =
    text
      .slice(Math.max(0, from - 80), from)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(to, to + 160).split('\n')[0] ?? '';
  return quotes.some(([open, close]) => {
    const start = before.lastIndexOf(open);
    return start !== -1 && !before.slice(start + 1).includes(close) && after.includes(close);
  });
}
