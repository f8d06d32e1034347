/** What may follow a Korean noun: particles, forms of the copula, and endings of verbs made with 하다 and 되다. */
const endings = groupByLast([
  ...'은 는 이 가 을 를 의 에 와 과 로 도 만 들 랑 나 며 면'.split(' '),
  ...'으로 에서 에게 한테 까지 부터 처럼 보다 마다 조차 라도 이나 이며 이고 이면 이란 라는 라고 이다 들은 들이 들을 들의 들에 에는 에도 에만 와의 과의 와는 과는 로는 로도 로서 로써 로의 에의 이라 이자'.split(
    ' ',
  ),
  ...'으로는 으로도 으로서 으로써 에서는 에서도 에서의 에게서 에게는 까지는 까지의 부터는 이라는 이라고 이라면 입니다 인가요 이지만 들에게 들에서 들로'.split(
    ' ',
  ),
  ...'으로부터 에서부터'.split(' '),
  ...'하다 하는 하고 하면 하며 하여 하기 하지 하게 한다 했다 할 한 해서 해야 해도 합니다 했습니다 하세요 하십시오 하려면 하도록 하거나'.split(
    ' ',
  ),
  ...'되다 되는 되고 되면 되며 되어 되기 되지 된다 됐다 될 된 돼서 됩니다 됐습니다 되었습니다 되도록 되거나'.split(' '),
]);

/** The noun in a written word: its longest ending taken off where at least two syllables stay. Some are cut wrongly, all alike. */
export function koreanStem(word: string): string {
  const candidates = endings.get(word.charCodeAt(word.length - 1));
  const found = candidates?.find((ending) => word.length - ending.length >= 2 && word.endsWith(ending));
  return found === undefined ? word : word.slice(0, -found.length);
}

/** By their last syllable, the longest first. */
function groupByLast(all: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const longestFirst = all.toSorted((one, other) => other.length - one.length);
  return Map.groupBy(longestFirst, (ending) => ending.charCodeAt(ending.length - 1));
}
