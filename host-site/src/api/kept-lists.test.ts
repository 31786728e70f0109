import { type Call, industryTree, lastRegistered } from '@wbn/contract';
import { expect, it } from 'vitest';
import type { Caller } from './context.ts';
import { keptLists } from './kept-lists.ts';

const api = 'https://api.example';

it('a list is requested once a minute from each API in each language, and other calls each time', async () => {
  let time = 0;
  const asked: string[] = [];
  const caller = (async (call: Call, input: { readonly locale?: string } = {}) => {
    asked.push(`${call.path} ${input.locale ?? 'own'}`);
    return { data: asked.length };
  }) as unknown as Caller;
  const withLists = keptLists(() => time);
  const inSpanish = withLists(caller, { api, locale: 'es' });
  const first = await inSpanish(industryTree);
  expect(await inSpanish(industryTree)).toBe(first);
  expect(await inSpanish(industryTree, { locale: 'en' })).not.toBe(first);
  expect(await withLists(caller, { api: 'https://other.example', locale: 'es' })(industryTree)).not.toBe(first);
  await inSpanish(lastRegistered);
  await inSpanish(lastRegistered);
  time = 60_001;
  expect(await inSpanish(industryTree)).not.toBe(first);
  expect(asked).toHaveLength(6);
});

it('a refusal is not kept', async () => {
  let isAway = true;
  const caller = (async () => {
    if (isAway) throw new Error('away');
    return { data: [] };
  }) as unknown as Caller;
  const call = keptLists()(caller, { api, locale: 'en' });
  await expect(call(industryTree)).rejects.toThrow('away');
  isAway = false;
  expect(await call(industryTree)).toEqual({ data: [] });
});
