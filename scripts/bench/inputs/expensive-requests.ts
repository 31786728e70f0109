import { type Call, type CallName, calls, definitionOf } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { type ExpensiveText, expensiveTexts } from './expensive-texts.ts';
import { expensiveValue, type Schema } from './expensive-value.ts';

/** Bytes of address and body together. */
const limit = 1024;

export interface ExpensiveRequest {
  readonly name: string;
  readonly method: Call['method'];
  readonly url: string;
  readonly body: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Good {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The most expensive requests of a call in 1 kB, one for each kind of text, and one for a long list of ids. `kept` are names of fields that
 * stay as they are in `good`.
 */
export function expensiveRequests(
  name: CallName,
  good: Good,
  ids: readonly string[],
  kept: ReadonlySet<string>,
): ExpensiveRequest[] {
  const all = expensiveTexts.map((text) => fitting(name, good, text, kept));
  const listed = idList(name, good, ids);
  const made = listed === undefined ? all : [...all, listed];
  return made.filter((one, at) => made.findIndex((other) => other.url === one.url && other.body === one.body) === at);
}

function fitting(name: CallName, good: Good, text: ExpensiveText, kept: ReadonlySet<string>): ExpensiveRequest {
  const { method } = calls[name] as Call;
  const shape = shapes[name] as Shape;
  for (let room = limit; ; room = Math.floor(room * 0.8)) {
    const how = { write: text.write, room, kept };
    const [path = '', query = ''] = good.url.split('?');
    const given = Object.fromEntries(new URLSearchParams(query));
    const asked = shape.query
      ? (expensiveValue(shape.query as unknown as Schema, given, how) as Record<string, unknown>)
      : given;
    const url = `${path}?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))}`;
    const body =
      shape.body && good.body !== undefined
        ? JSON.stringify(expensiveValue(shape.body as unknown as Schema, good.body, how))
        : undefined;
    const { headers } = good;
    const made = { name: text.name, method, url: url.replace(/\?$/, ''), body, ...(headers && { headers }) };
    if (Buffer.byteLength(made.url + (body ?? '')) <= limit || room < 8) return made;
  }
}

/** As many ids as 1 kB has room for, where a call takes a list of them in its address. */
function idList(name: CallName, good: Good, ids: readonly string[]): ExpensiveRequest | undefined {
  const { countedBy, method } = definitionOf(name);
  if (countedBy === undefined) return undefined;
  const list = ids.slice(0, Math.floor((limit - 100) / 37)).join(',');
  return { name: 'a long list of ids', method, url: `${good.url.split('?')[0]}?${countedBy}=${list}`, body: undefined };
}
