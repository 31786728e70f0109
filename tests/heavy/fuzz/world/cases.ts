import { type Call, type CallName, calls } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { fromShape, type Schema, type Words } from './from-shape.ts';
import { changeValue, type Written, write } from './mutate.ts';
import { Chance } from './random.ts';
import { naughty, oddities } from './strings.ts';

export interface Case {
  /** `<call>#<number>@<seed>`: reproduces the case. */
  readonly id: string;
  readonly call: CallName;
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | Buffer | undefined;
}

/** Inputs for cases besides the shapes. */
export interface Surroundings {
  /** Ids and codes that exist. */
  readonly words: Words;
  /** A valid request of the call, if there is one. */
  good(name: CallName): { url: string; body?: unknown } | undefined;
  /** Headers of the callers: visitors, owners, strangers, partner pages. */
  askers(name: CallName): readonly Record<string, string>[];
  /** Expensive calls: nearly all of their cases are invalid. */
  readonly costly: ReadonlySet<CallName>;
}

const oddHeaders: readonly Record<string, string>[] = [
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(3000)}` },
  { authorization: 'Basic YTpi' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'x-wbn-key': "pk_' or 1=1" },
  { 'x-wbn-internal': 'guessed', 'x-forwarded-for': '1.2.3.4' },
  { 'x-refresh-token': 'guessed' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'one key for all' },
  { 'idempotency-key': 'the-same-key' },
  { 'x-request-id': '{jndi}' },
  { 'accept-language': 'zz-ZZ;q=9' },
  { accept: 'text/html' },
  { cookie: 'a=b; __proto__=1' },
  { 'content-length': '3' },
  { expect: 'a miracle' },
];

/** Generates a case from its number and the run's seed alone. */
export function makeCase(call: CallName, number: number, seed: string, around: Surroundings): Case {
  const id = `${call}#${number}@${seed}`;
  const chance = new Chance(id);
  const { method } = calls[call] as Call;
  const shape: Shape = shapes[call];
  const good = around.good(call);
  const wrong = chance.of(around.costly.has(call) ? 0.99 : 0.6);
  const where = wrong ? chance.below(10) : -1;

  let body = bodyOf(shape, good, chance, around.words);
  if (where >= 0 && where < 3) body = changeValue(body, chance);
  if (wrong && around.costly.has(call)) body = { ...(body as object), email: chance.pick(oddities) };
  const written = write(body, where >= 3 && where < 6 && method !== 'GET', chance);
  const sent: Written = method === 'GET' && where < 9 ? { headers: {}, payload: undefined } : written;
  const url = urlOf(call, shape, good, chance, around.words, where === 6 || (method === 'GET' && wrong && where < 8));
  const asker = chance.pick(around.askers(call));
  const odd = where === 8 ? chance.pick(oddHeaders) : {};
  return { id, call, method, url, headers: { ...asker, ...sent.headers, ...odd }, payload: sent.payload };
}

function bodyOf(shape: Shape, good: { body?: unknown } | undefined, chance: Chance, words: Words): unknown {
  if (shape.body === undefined) return undefined;
  const made = fromShape(shape.body as unknown as Schema, chance, words);
  if (good?.body === undefined || typeof made !== 'object' || made === null) return made;
  // A valid body with some generated fields reaches deeper code than a random one.
  const fields = Object.entries(made).filter(() => chance.of(0.3));
  return { ...(good.body as object), ...Object.fromEntries(fields) };
}

function urlOf(
  name: CallName,
  shape: Shape,
  good: { url: string } | undefined,
  chance: Chance,
  words: Words,
  spoil: boolean,
): string {
  const [goodPath = '', goodQuery] = good?.url.split('?') ?? [];
  const useGood = good !== undefined && chance.of(0.6);
  const part = () => encodePart(chance.pick(chance.pick([words, spoil ? naughty : words])), chance);
  const path = useGood && !spoil ? goodPath : `/${calls[name].path.replaceAll(/:\w+/g, part)}`;
  const query = useGood && !spoil ? goodQuery : queryOf(shape, chance, words, spoil);
  return query === undefined || query === '' ? path : `${path}?${query}`;
}

const encodePart = (text: string, chance: Chance): string => {
  const short = text.slice(0, 600).toWellFormed();
  return chance.of(0.1)
    ? chance.pick(['%zz', '%00', '%ff', '..', '%2e%2e%2f', 'a%2fb', '%'])
    : encodeURIComponent(short);
};

const oddQueries = [
  'a=1',
  '__proto__=1',
  '__proto__[a]=1',
  'skip=-1',
  'skip=1e9',
  'size=%00',
  'a[]=1&a[]=2',
  '%zz=%zz',
  '&&&',
  '=',
  'nextID=%F0%9F',
];

function queryOf(shape: Shape, chance: Chance, words: Words, spoil: boolean): string | undefined {
  const made = (shape.query ? fromShape(shape.query as unknown as Schema, chance, words) : {}) as Record<
    string,
    unknown
  >;
  const pairs = Object.entries(made ?? {}).map(([key, value]) => {
    const text = spoil && chance.of(0.5) ? chance.pick(naughty) : String(value);
    return `${key}=${encodeURIComponent(text.toWellFormed().slice(0, 3000))}`;
  });
  if (spoil && chance.of(0.4)) pairs.push(chance.pick([...oddQueries, ...pairs]));
  return pairs.join('&');
}
