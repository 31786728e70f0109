import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  count,
  email,
  name,
  partyID,
  queryCount,
  range,
  requiredText,
  secureUrl,
  text,
  uuid,
  websiteUrl,
} from './primitives.ts';
import { type CallName, calls } from './registry.ts';
import { shapes } from './shapes.ts';

const takes = (shape: z.core.$ZodType, value: unknown) => z.safeParse(shape, value).success;

/** All client input: the parts of all calls. */
const inputs = (Object.keys(calls) as CallName[]).flatMap((name) => {
  const shape = shapes[name] as { params?: z.core.$ZodType; query?: z.core.$ZodType; body?: z.core.$ZodType };
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    shape[part] ? [[`${name} ${part}`, shape[part]] as const] : [],
  );
});

interface Definition {
  type: string;
  catchall?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
}
const definitionOf = (shape: z.core.$ZodType) => (shape as unknown as { def: Definition }).def;

/** The parts of one type in a shape, itself included, each with its path. */
function partsIn(wanted: 'string' | 'object', shape: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { type, shape: fields = {}, innerType, options = [], element, in: from } = definitionOf(shape);
  return [
    ...(type === wanted ? [[path, shape] satisfies [string, z.core.$ZodType]] : []),
    ...Object.entries(fields).flatMap(([name, field]) => partsIn(wanted, field, `${path}.${name}`)),
    ...[innerType, element, from, ...options].flatMap((inner) => (inner ? partsIn(wanted, inner, path) : [])),
  ];
}
const textsOfInputs = inputs.flatMap(([name, shape]) => partsIn('string', shape, name));

describe('the input of a client', () => {
  it('is refused with a field that the contract does not know, at any depth', () => {
    const objects = inputs.flatMap(([name, shape]) => partsIn('object', shape, name));
    expect(objects.length).toBeGreaterThan(100);
    // A missing required field would be refused too, so the definition is read instead of parsing an example.
    for (const [path, shape] of objects) {
      const { catchall } = definitionOf(shape);
      expect(catchall && definitionOf(catchall).type, path).toBe('never');
    }
    expect(takes(z.strictObject({ known: z.optional(count) }), { surprise: 1 })).toBe(false);
  });

  it('is refused with a field named __proto__, and pollutes nothing', () => {
    for (const [name, shape] of inputs) {
      for (const body of ['{"__proto__": {"polluted": true}}', '{"constructor": {"prototype": {"polluted": true}}}']) {
        expect(takes(shape, JSON.parse(body)), name).toBe(false);
      }
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('is refused where an object is expected and something else comes', () => {
    for (const [name, shape] of inputs) {
      for (const value of [null, 7, 'text', [], true]) expect(takes(shape, value), `${name} ${value}`).toBe(false);
    }
  });

  it('has no text anywhere that takes NUL, half a character, or a megabyte', () => {
    expect(textsOfInputs.length).toBeGreaterThan(100);
    const isPassword = (path: string) => path.endsWith('.password'); // hashed, never stored
    for (const [path, shape] of textsOfInputs) {
      expect(takes(shape, 'a'.repeat(1_000_000)), path).toBe(false);
      if (isPassword(path)) continue;
      for (const bad of ['\0', 'a\0b', '\ud800', 'a\udc00b', '\ud800\ud800'])
        expect(takes(shape, bad), path).toBe(false);
    }
  });

  it('T12 is refused in time, also as 100 kB of characters that make patterns slow', () => {
    const pieces = ['a', 'a.', 'a@a.', '@', ' ', 'a-', '0', '1-', 'https://a.', '//', '%', '\u0301', '😀', 'ا'];
    const long = pieces.map((piece) => `${piece.repeat(100_000 / piece.length)}!`);
    for (const [path, shape] of textsOfInputs)
      expect(
        long.filter((text) => takes(shape, text)),
        path,
      ).toEqual([]);
  });
});

describe('primitives', () => {
  it('texts end at their limit', () => {
    expect([takes(text(5), '12345'), takes(text(5), '123456'), takes(text(5), '')]).toEqual([true, false, true]);
    expect([' ', '\n\t', '', '\u00a0'].some((value) => takes(requiredText(5), value))).toBe(false);
    expect(takes(text(4), '😀😀')).toBe(true);
  });

  it('required texts need a visible character: invisible ones alone are empty, beside letters they stay', () => {
    for (const unseen of [
      '\u200b',
      '\u200d\u2060',
      '\ufeff ',
      '\u3164',
      '\u2800\n',
      '\u00ad\u202e',
      '\ufe0f',
      '\u0007',
      '\u180e',
    ]) {
      expect(takes(requiredText(9), unseen), JSON.stringify(unseen)).toBe(false);
    }
    for (const seen of ['می\u200cخواهم', '👩\u200d🔧', '☀\ufe0f', '·', '0', '\u0600']) {
      expect(takes(requiredText(9), seen), JSON.stringify(seen)).toBe(true);
    }
  });

  it('names hold no character that changes the direction of other words, but every letter and mark of right-to-left languages', () => {
    for (const mark of ['\u202a', '\u202d', '\u202e', '\u2066', '\u2069']) {
      expect(takes(name(20), `Nile${mark}spmuP`), JSON.stringify(mark)).toBe(false);
    }
    expect(
      ['شركة النيل \u200f(Nile)', 'مص\u200eر', 'O\u2019Neill & Söhne', 'می\u200cخواهم'].every((one) =>
        takes(name(40), one),
      ),
    ).toBe(true);
  });

  it('ids come in small letters', () => {
    expect(z.parse(uuid, 'ABCDEF00-0000-4000-8000-00000000000A')).toBe('abcdef00-0000-4000-8000-00000000000a');
    expect(takes(uuid, 'abcdef00')).toBe(false);
  });

  it('numbers are whole, not negative, and fit the database', () => {
    for (const value of [0, 1, 2_147_483_647, -0]) expect(takes(count, value), String(value)).toBe(true);
    for (const value of [-1, 1.5, 2_147_483_648, 2 ** 53 + 1, Number.NaN, Number.POSITIVE_INFINITY, '1', null]) {
      expect(takes(count, value), String(value)).toBe(false);
    }
    expect(z.parse(queryCount, '10')).toBe(10);
    for (const value of ['', '-1', '1.5', '1e3', ' 1', '9999999999', 'x', 1])
      expect(takes(queryCount, value), String(value)).toBe(false);
    expect(takes(range, { min: 1, max: 2, step: 3 })).toBe(false);
  });

  it('ids are UUIDs, or me where a user is meant', () => {
    const id = '6fa459ea-ee8a-4ca4-894e-db77e160355e';
    expect([
      takes(uuid, id),
      takes(uuid, 'me'),
      takes(partyID, 'me'),
      takes(partyID, id),
      takes(partyID, 'you'),
    ]).toEqual([true, false, true, true, false]);
  });

  it('addresses are of the web, with a host and without a user', () => {
    for (const url of ['https://a.example', 'https://a.example/x?y#z', 'https://xn--mgba.example/'])
      expect(takes(secureUrl, url), url).toBe(true);
    expect([takes(websiteUrl, 'http://a.example'), takes(secureUrl, 'http://a.example')]).toEqual([true, false]);
    const bad = [
      '',
      'a.example',
      '//a.example',
      'javascript:alert(1)',
      'JAVASCRIPT://a.example/%0aalert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      'ftp://a.example',
      'https://',
      'https://localhost',
      'https://user@a.example',
      'https://user:pass@a.example',
      'https:\\\\a.example',
      'https://a.example\\@b.example',
      ' https://a.example',
      'https://a.example\n',
      'https://a .example',
      `https://a.example/${'x'.repeat(2048)}`,
    ];
    for (const url of bad) expect(takes(websiteUrl, url), url).toBe(false);
  });

  it('e-mail addresses have one @ and a host', () => {
    for (const address of ['a@b.example', 'a.b+c@d.co.example', 'a@münchen.example'])
      expect(takes(email, address), address).toBe(true);
    for (const address of [
      '',
      'a',
      '@b.example',
      'a@',
      'a@b',
      'a@@b.example',
      'a b@c.example',
      'a@b..example',
      'a@.example',
      `${'a'.repeat(65)}@b.example`,
    ]) {
      expect(takes(email, address), address).toBe(false);
    }
  });
});
