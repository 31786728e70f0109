import { gzipSync } from 'node:zlib';
import type { Chance } from './random.ts';
import { naughty, oddities } from './strings.ts';

type Holder = Record<string, unknown>;

/** All nonempty positions of a value: the containing object and the key. */
function placesOf(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

const serverOwned: readonly string[] = [
  'verified',
  'subscription',
  'ownerID',
  'price',
  'userID',
  'email',
  'createdAt',
  'id',
  'role',
  'tier',
  'emailVerified',
  'revision_',
  'deletedAt',
];

/** The body with one changed value: dropped, null, another type, huge, hostile, nested, extra. */
export function changeValue(body: unknown, chance: Chance): unknown {
  const changed = structuredClone(body ?? {});
  const places = placesOf(changed);
  if (places.length === 0 || chance.of(0.15)) return withMore(changed as Holder, chance);
  const { holder, key } = chance.pick(places);
  const kind = chance.below(5);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = chance.pick(oddities);
  else if (kind === 2) holder[key] = nested(chance.pick([3, 40, 1000]), chance.of(0.5));
  else if (kind === 3) holder[key] = [holder[key], holder[key]];
  else holder[key] = chance.pick(naughty);
  return changed;
}

function withMore(body: Holder, chance: Chance): unknown {
  const key = chance.pick([...serverOwned, 'constructor', 'prototype', '$where', '', 'a.b', '😀', 'x'.repeat(500)]);
  return { ...body, [key]: chance.pick([...oddities, 'platinum']) };
}

function nested(depth: number, objects: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = objects ? { a: value } : [value];
  return value;
}

export interface Written {
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

const json = { 'content-type': 'application/json' };
const megabyte = 'x'.repeat(1_000_000);

/** Bodies that no serializer writes: truncated, repeated, duplicate keys, other encodings, too large. */
const spoilers: readonly ((text: string, chance: Chance) => Written)[] = [
  (text, chance) => ({ headers: json, payload: text.slice(0, chance.below(text.length)) }),
  (text, chance) => ({ headers: json, payload: text + chance.pick([text, '}', ',', '\u0000', 'x']) }),
  (text) => ({ headers: json, payload: text.replace('{', '{"a":1,"a":2,') }),
  (text) => ({ headers: json, payload: text.replace(/^\{"([^"]+)":/, '{"$1":null,"$1":') }),
  (text, chance) => ({
    headers: json,
    payload: text.replace('{', `{"__proto__":${chance.pick(['{"polluted":true}', '1', 'null'])},`),
  }),
  (text, chance) => ({
    headers: json,
    payload: text.replace(
      /:("[^"]*"|\d+|true|false)/,
      `:${chance.pick(['1e309', '-0', '9007199254740993', 'NaN', '01', '1e-400', '"\\ud800"', "'a'", 'undefined'])}`,
    ),
  }),
  (_text, chance) => ({
    headers: json,
    payload: chance.pick([
      '',
      '[]',
      'null',
      '"a"',
      '1',
      '[{}]',
      '{',
      '\ufeff{}',
      '/*a*/{}',
      '{}{}',
      ' ',
      '{"":{"":""}}',
    ]),
  }),
  (_text, chance) => ({ headers: json, payload: `${chance.of(0.5) ? '{"a":' : '['}`.repeat(chance.pick([33, 1000])) }),
  (text) => ({ headers: json, payload: text.replace('{', `{"a":${'['.repeat(1000)}${']'.repeat(1000)},`) }),
  (text, chance) => {
    const bytes = Buffer.from(text);
    const at = chance.below(bytes.length + 1);
    const bad = chance.pick(['ff', 'fe', 'c080', 'eda080', 'f4908080', '80', 'c3', 'e282', 'f09f98', '00']);
    return {
      headers: json,
      payload: Buffer.concat([bytes.subarray(0, at), Buffer.from(bad, 'hex'), bytes.subarray(at)]),
    };
  },
  (text) => ({ headers: json, payload: Buffer.from(text, 'utf16le') }),
  (text, chance) => ({
    headers: {
      'content-type': `application/json; charset=${chance.pick(['utf-16', 'latin1', 'UTF8', 'x', '"', 'utf-8; a=b'])}`,
    },
    payload: text,
  }),
  (text) => ({ headers: { ...json, 'content-encoding': 'gzip' }, payload: gzipSync(text) }),
  (text, chance) => ({
    headers: {
      'content-type': chance.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=a',
        'application/xml',
        'x',
        'application/json, text/html',
        '',
      ]),
    },
    payload: text,
  }),
];

/** Writes a body as JSON, or damages it. */
export function write(body: unknown, spoil: boolean, chance: Chance): Written {
  const text = JSON.stringify(body ?? {});
  if (!spoil) return body === undefined ? { headers: {}, payload: undefined } : { headers: json, payload: text };
  if (chance.of(0.04)) return { headers: json, payload: text.replace('{', `{"a":"${megabyte}",`) };
  return chance.pick(spoilers)(text, chance);
}
