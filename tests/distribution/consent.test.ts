import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, contactFields, isPartnerScope, partnerScopes } from '@wbn/contract';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

const security = readFileSync(path.join(top, 'SECURITY.md'), 'utf8');
const texts = readFileSync(path.join(top, 'packages/accounts/src/texts/en.ts'), 'utf8');
/** Scopes that are not needed by a list of calls. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  read: ['all other public calls'],
  contact: contactFields,
  businesses: ['no call: without it the page sees a person without businesses'],
};
const rows = [...security.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \|$/gm)].map(([, scope, words, named]) => ({
  scope,
  words,
  named,
}));

it('SECURITY.md lists the scopes of a partner’s page as the consent page and the contract have them', () => {
  expect(rows.map(({ scope }) => scope)).toEqual([...partnerScopes]);
  for (const { scope, words, named } of rows) {
    expect(texts, scope).toContain(`    ${scope}: '${words}',`);
    const own = Object.entries(calls)
      .filter(([, call]) => call.scope === scope && call.access !== 'credential')
      .map(([name]) => name);
    const said = otherwise[scope ?? ''] ?? own;
    expect(named?.replaceAll('`', '').split(', ').sort(), scope).toEqual([...said].sort());
  }
});

it('each scope that a person can tick is needed by a call, but those that decide over fields and businesses', () => {
  const used = new Set(Object.values(calls).map(({ scope }) => scope as string));
  expect(partnerScopes.filter((scope) => !used.has(scope))).toEqual(['contact', 'businesses']);
  expect([...used].filter((scope) => !isPartnerScope(scope)).sort()).toEqual(['manage', 'pay']);
});
