/** One benchmark: a program, and what must stand there before it begins. */
export interface Part {
  readonly file: string;
  readonly args: readonly string[];
  /** `database`: an empty PostgreSQL of its own, whose address is its first argument. `build`: the built widgets and pages. */
  readonly needs?: 'database' | 'build';
}

const steady = (seconds = '30', rate = '60', streams = '1000'): Part => ({
  file: 'scripts/bench/steady.ts',
  args: [seconds, rate, streams],
  needs: 'database',
});
const widgets = (rounds = '9'): Part => ({ file: 'scripts/bench/widgets.ts', args: [rounds], needs: 'build' });

const loop = (rounds = '3'): Part => ({ file: 'scripts/bench/loop.ts', args: [rounds] });

/** Parts that run alone when their name comes first, each with the numbers that may follow it. */
const alone = { widgets, steady, loop };

const all = (businesses: string, posts: string): readonly Part[] => [
  steady(),
  { file: 'scripts/bench/handler-cpu.ts', args: [], needs: 'database' },
  { file: 'scripts/bench/login-timing.ts', args: [], needs: 'database' },
  { file: 'scripts/bench/newsfeed.ts', args: [posts], needs: 'database' },
  {
    file: 'packages/server/src/search/engine/bench/bench.ts',
    args: [businesses, 'both', '100', 'stock'],
    needs: 'database',
  },
  { file: 'scripts/bench/restart.ts', args: [] },
  widgets(),
  { file: 'scripts/bench/first-pages.ts', args: [], needs: 'build' },
];

/**
 * What the words behind `npm run bench --` ask for. `rows` is how many businesses and posts there are when none are named; a word that must be
 * a number and is none is answered by itself.
 */
export function partsFor(words: readonly string[], rows: string): readonly Part[] | { readonly noNumber: string } {
  const [name = '', ...rest] = words;
  const numbers = Object.hasOwn(alone, name) ? rest : words;
  const noNumber = [rows, ...numbers].find((word) => !/^[1-9]\d*$/.test(word));
  if (noNumber !== undefined) return { noNumber };
  if (numbers === rest) return [alone[name as keyof typeof alone](...rest)];
  const [businesses = rows, posts = rows] = numbers;
  return all(businesses, posts);
}
