/** Number of edits between two words (a swap of adjacent letters counts as one); `maximum` + 1 as soon as it exceeds `maximum`. */
export function editDistance(left: string, right: string, maximum: number): number {
  if (Math.abs(left.length - right.length) > maximum) return maximum + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > maximum) return maximum + 1;
    before = above;
    above = current;
  }
  return above[right.length] ?? maximum + 1;
}

/** Words one edit away that trigrams rate as different: two letters swapped, or one letter too many. */
export function nearby(word: string): string[] {
  const found = new Set<string>();
  for (let index = 0; index < word.length; index += 1) {
    found.add(word.slice(0, index) + word.slice(index + 1));
    if (index > 0) found.add(word.slice(0, index - 1) + word[index] + word[index - 1] + word.slice(index + 1));
  }
  found.delete(word);
  return [...found];
}
