/** Words that say nothing of a page's subject. */
const empty = new Set(
  (
    'a about above after again all almost also although always am an and another any anything are as at away be because been before being below ' +
    'best better between both but by can cannot come could did do does doing done down during each either else enough etc even ever every ' +
    'everything example few first for from further get gets getting give given go goes going good got had has have having he her here hers him ' +
    'his how however i if in instead into is it its itself just keep know last least less let like little ll long look lot made make makes many ' +
    'may maybe me mean might more most much must my need needs never new next no not note nothing now of off often on once one only or other ' +
    'others our out over own part perhaps please put quite rather re really s same say says see seem she should simple simply since so some ' +
    'someone something still such sure t take than that the their them then there these they thing things think this those though three through ' +
    'thus to together too try two under until up upon us use used useful uses using usually ve very via want wants was way ways we well were what ' +
    'when where whether which while who whole whose why will with within without would yes yet you your yours d m e g ie eg'
  ).split(' '),
);

export function isEmptyWord(word: string): boolean {
  return empty.has(word);
}

/** A light stem: plurals, -ed, -ing and a final e go, so that most forms of a word meet. `word` is in lower case. */
export function englishStem(word: string): string {
  if (word.length <= 3) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('sses') || stem.endsWith('shes') || stem.endsWith('ches') || stem.endsWith('xes'))
    stem = stem.slice(0, -2);
  else if (/[^suia]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.endsWith('ing') && stem.length > 5) stem = undoubled(stem.slice(0, -3));
  else if (stem.endsWith('ed') && stem.length > 4 && !stem.endsWith('eed')) stem = undoubled(stem.slice(0, -2));
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function undoubled(stem: string): string {
  const last = stem.at(-1) ?? '';
  return stem.length > 3 && last === stem.at(-2) && !'aeiouls'.includes(last) ? stem.slice(0, -1) : stem;
}
