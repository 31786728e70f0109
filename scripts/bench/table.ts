/** Prints rows as a table for terminals and documents. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([`\n${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

const sorted = (values: readonly number[]): number[] => [...values].sort((left, right) => left - right);

/** The quantile of the values at a share. */
export const at = (values: readonly number[], share: number): number => {
  const ordered = sorted(values);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
};

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The slope of y over x by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
