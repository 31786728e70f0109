/** Whether the words differ by one inserted, missing, changed or swapped letter. */
export function isOneSlipAway(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return left === right;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const [restLeft, restRight] = [left.slice(at), right.slice(at)];
  const swapped = (restLeft[1] ?? '') + (restLeft[0] ?? '') + restLeft.slice(2);
  return (
    restLeft.slice(1) === restRight.slice(1) ||
    restLeft.slice(1) === restRight ||
    restLeft === restRight.slice(1) ||
    swapped === restRight
  );
}
