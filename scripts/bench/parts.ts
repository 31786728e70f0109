/** A benchmark: its program and prerequisites. */
export interface Part {
  readonly file: string;
  readonly args: readonly string[];
  /** `database`: an empty PostgreSQL, whose address is its first argument. `build`: the built widgets and pages. */
  readonly needs?: 'database' | 'build' | 'both';
}

const steady = (seconds = '30', rate = '60', streams = '1000'): Part => ({
  file: 'scripts/bench/steady.ts',
  args: [seconds, rate, streams],
  needs: 'database',
});
const widgets = (rounds = '9'): Part => ({ file: 'scripts/bench/widgets.ts', args: [rounds], needs: 'build' });

/** The effect of learning from choices, over simulated visitors of each judged query. */
const learning = (visitors = '30'): Part => ({
  file: 'scripts/bench/learning.ts',
  args: [visitors],
  needs: 'database',
});

/** Relevance of the judged queries; times of searches beside Lucene and FTS5, and what writes cost, in indexes of these sizes. */
const search = (...sizes: readonly string[]): readonly Part[] => {
  const of = sizes.length > 0 ? sizes : ['10000', '100000', '1000000'];
  return [
    { file: 'scripts/bench/relevance.ts', args: [], needs: 'database' },
    {
      file: 'packages/server/src/search/engine/bench/bench.ts',
      args: [of.join(','), 'both', '100', 'stock'],
      needs: 'database',
    },
    { file: 'packages/server/src/search/engine/bench/upkeep.ts', args: of, needs: 'database' },
  ];
};

/** How long one request of 1 kB keeps the event loop from all others, over all calls, files, forms and pages or those that are named. */
const inputs = (rounds = '10', businesses = '2000', ...names: readonly string[]): Part => ({
  file: 'scripts/bench/inputs.ts',
  args: [rounds, businesses, ...names],
  needs: 'both',
});
const pages = (seconds = '10'): Part => ({ file: 'scripts/bench/pages.ts', args: [seconds], needs: 'build' });
/** Visits over a delaying line; with a round trip in milliseconds and kilobits per second, over that line alone. */
const line = (rounds = '5', ...speed: readonly string[]): Part => ({
  file: 'scripts/bench/line.ts',
  args: [rounds, ...speed],
  needs: 'build',
});
/** The portal's pages over the same lines, beside their own HTML without script. */
const portal = (rounds = '5', ...speed: readonly string[]): Part => ({
  file: 'scripts/bench/portal.ts',
  args: [rounds, ...speed],
  needs: 'build',
});
const loop = (rounds = '3'): Part => ({ file: 'scripts/bench/loop.ts', args: [rounds] });

/** Parts that run alone when named, with their optional numbers. */
const alone = { widgets, steady, line, portal, loop, learning, pages, search, inputs };

const all = (businesses: string, posts: string): readonly Part[] => [
  steady(),
  inputs(),
  { file: 'scripts/bench/handler-cpu.ts', args: [], needs: 'database' },
  { file: 'scripts/bench/login-timing.ts', args: [], needs: 'database' },
  { file: 'scripts/bench/newsfeed.ts', args: [posts], needs: 'database' },
  ...search(...(Number(businesses) > 10_000 ? ['10000'] : []), businesses),
  { file: 'scripts/bench/restart.ts', args: [] },
  widgets(),
  line(),
  { file: 'scripts/bench/first-pages.ts', args: [], needs: 'build' },
  pages(),
];

/**
 * The parts for the arguments after `npm run bench --`. `rows` is the default number of businesses and posts; returns an argument that
 * should be a number but is not.
 */
export function partsFor(words: readonly string[], rows: string): readonly Part[] | { readonly noNumber: string } {
  const [name = '', ...rest] = words;
  const numbers = Object.hasOwn(alone, name) ? rest : words;
  // `inputs` takes names of calls after its two numbers.
  const noNumber = [rows, ...(name === 'inputs' ? rest.slice(0, 2) : numbers)].find((word) => !/^[1-9]\d*$/.test(word));
  if (noNumber !== undefined) return { noNumber };
  if (numbers === rest) return [alone[name as keyof typeof alone](...rest)].flat();
  const [businesses = rows, posts = rows] = numbers;
  return all(businesses, posts);
}
