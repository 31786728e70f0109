import { type Call, calls } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';

/** The parts of a zod schema that are read here. */
interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
  readonly _zod: { readonly def: Definition };
}
interface Definition {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
}

const anId = '6f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7';
/** Fields of any text that take an id or the token of something stored. */
const namesOne = /(?:ID|Id|^id|^rid|^bid|oken)$/;

type Path = readonly (string | number)[];

function* fieldsWithIds(schema: Schema, at: Path): Generator<Path> {
  const { element, in: input, innerType, options, shape } = schema._zod.def;
  if (shape) for (const [name, field] of Object.entries(shape)) yield* fieldsWithIds(field, [...at, name]);
  else if (element) yield* fieldsWithIds(element, [...at, 0]);
  else if (innerType ?? input) yield* fieldsWithIds((innerType ?? input) as Schema, at);
  else if (options?.some((one) => one._zod.def.shape)) for (const one of options) yield* fieldsWithIds(one, at);
  else if (
    schema.safeParse(anId).success &&
    (!schema.safeParse('this text is the id of nothing at all').success || namesOne.test(String(at.at(-1))))
  )
    yield at;
}

/** A place where a call takes an id: in its path, its query or its body. */
export interface IdPlace {
  readonly part: 'params' | 'query' | 'body';
  readonly path: Path;
}

/** All places where the contract lets a call take an id. Every parameter of a path counts, of whatever form. */
export function idPlaces(name: keyof typeof calls): readonly IdPlace[] {
  const { body, query } = shapes[name] as { readonly body?: Schema; readonly query?: Schema };
  const inPath = [...(calls[name] as Call).path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [parameter]);
  const inPart = (part: IdPlace['part'], paths: Iterable<Path>) =>
    [...new Map([...paths].map((path) => [String(path), path])).values()].map((path) => ({ part, path }));
  return [
    ...inPart('params', inPath),
    ...inPart('query', query ? fieldsWithIds(query, []) : []),
    ...inPart('body', body ? fieldsWithIds(body, []) : []),
  ];
}

interface Sent {
  readonly url: string;
  readonly body?: unknown;
}

/** The request with another id in a place. */
export function withId(name: keyof typeof calls, request: Sent, { part, path }: IdPlace, id: string): Sent {
  const [address = '', query = ''] = request.url.split('?');
  if (part === 'params') {
    const names = (calls[name] as Call).path.split('/');
    const values = address.slice(1).split('/');
    const changed = values.map((value, n) => (names[n] === `:${path[0]}` ? id : value)).join('/');
    return { ...request, url: `/${changed}${query && `?${query}`}` };
  }
  if (part === 'query') {
    const fields = new URLSearchParams(query);
    fields.set(String(path[0]), id);
    return { ...request, url: `${address}?${fields}` };
  }
  return { ...request, body: placed(request.body, path, id) };
}

function placed(value: unknown, [first, ...rest]: Path, id: string): unknown {
  if (first === undefined) return id;
  if (first === 0) return [placed(Array.isArray(value) ? value[0] : undefined, rest, id)];
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: placed(fields[first], rest, id) };
}
