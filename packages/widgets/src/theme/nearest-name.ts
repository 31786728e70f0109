/** How many letters must be added, removed or replaced to make one word of the other. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  let index = 0;
  for (const letter of one) {
    const next = [++index];
    for (let column = 1; column <= other.length; column++)
      next.push(
        Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + (letter === other[column - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}

/** Whether two names differ so little that one is probably meant as the other. */
export const similar = (one: string, other: string): boolean =>
  one.length > 3 && distance(one.replaceAll('-', ''), other.replaceAll('-', '')) < 3;

/** The name that a misspelt one most likely means. */
export const nearestName = (misspelt: string, names: readonly string[]): string =>
  [...names].sort((a, b) => distance(misspelt.toLowerCase(), a) - distance(misspelt.toLowerCase(), b))[0]!;
