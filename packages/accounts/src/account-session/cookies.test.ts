import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Accounts } from '../context.ts';
import { readCookie, setCookie } from './cookies.ts';

const uses = ['account', 'csrf', 'device', 'step', 'signin', 'link', 'begun', 'registered'] as const;

it.each(uses)('the cookie %s is bound to its host, to TLS and to pages of its site, and hidden from scripts', (use) => {
  const written: string[] = [];
  const reply = { header: (_name: string, value: string) => written.push(value) } as unknown as FastifyReply;
  setCookie({ secure: true, port: '443' } as Accounts, reply, use, 'value', 60);
  const [cookie = ''] = written;
  const [pair, ...attributes] = cookie.split('; ');
  expect(pair).toBe(`__Host-wbn-${use}-443=value`);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure']);
});

const accounts = { secure: true, port: '443' } as Accounts;
const read = (cookie: string) => readCookie(accounts, { headers: { cookie } } as unknown as FastifyRequest, 'csrf');
const ours = '__Host-wbn-csrf-443';

it('a cookie is read among others', () => {
  expect(read(`a=1; ${ours}=value; b=${ours}=2`)).toBe('value');
  expect(read(`${ours}=a=b;c`)).toBe('a=b');
  expect(read(`a=1;${ours}=value`)).toBe('value');
});

/** Each byte that a header can hold but those that end a cookie or its name, and the space that browsers write between cookies. */
const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter((one) => !'; ='.includes(one));

it('a cookie whose name has one more character is not ours: another host of the site may have set it', () => {
  const taken = bytes.filter(
    (one) =>
      [`${one}${ours}=theirs`, `a=1; ${one}${ours}=theirs`, `${ours}${one}=theirs`, ` ${one} ${ours}=theirs`].some(
        (cookie) => read(cookie) !== undefined,
      ) || read(`${one}${ours}=theirs; ${ours}=mine`) !== 'mine',
  );
  expect(taken).toEqual([]);
});

it('a cookie that comes twice counts as missing', () => {
  expect(read(`${ours}=theirs; ${ours}=mine`)).toBeUndefined();
  expect(read(`${ours}=mine; a=1; ${ours}=mine`)).toBeUndefined();
});
