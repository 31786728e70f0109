import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import type { Accounts } from '../context.ts';
import { setCookie } from './cookies.ts';

const uses = ['account', 'csrf', 'device', 'step'] as const;

it.each(uses)('the cookie %s is bound to its host, to TLS and to pages of its site, and hidden from scripts', (use) => {
  const written: string[] = [];
  const reply = { header: (_name: string, value: string) => written.push(value) } as unknown as FastifyReply;
  setCookie({ secure: true, port: '443' } as Accounts, reply, use, 'value', 60);
  const [cookie = ''] = written;
  const [pair, ...attributes] = cookie.split('; ');
  expect(pair).toBe(`__Host-wbn-${use}-443=value`);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure']);
});
