import { readFileSync } from 'node:fs';
import type { Addresses } from './addresses.ts';

/** How the README calls each of a network's origins. */
const calledInReadme = {
  'the CDN': 'cdn',
  'the API': 'api',
  'the account site': 'accounts',
  "the files' origin": 'files',
} as const;

/** Rows of the table that hold for every network: a row with `if` or without a known origin at its start is for others. */
function* documentedSources(readme: string): Generator<readonly [directive: string, origin: keyof Addresses]> {
  const table = readme.slice(readme.indexOf('\n## What the page must allow'), readme.indexOf('\nNo `style-src`'));
  for (const [, directives = '', needs = '', use = ''] of table.matchAll(/^\| (`.+?) \| (.+?) \| (.+?) \|$/gm)) {
    const called = Object.entries(calledInReadme).find(([name]) => needs === name || needs.startsWith(`${name};`));
    if (!called || use.startsWith('one exact version')) continue;
    for (const [, directive = ''] of directives.matchAll(/`([\w-]+)`/g)) yield [directive, called[1]];
  }
}

/** The policy that packages/widgets/README.md tells integrators to write for all widgets, and the strictest for all else. */
export function documentedPolicy(
  at: Pick<Addresses, 'accounts' | 'api' | 'cdn' | 'files'>,
): ReadonlyMap<string, string> {
  const readme = readFileSync(new URL('../../packages/widgets/README.md', import.meta.url), 'utf8');
  const policy = new Map([
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]);
  for (const [directive, origin] of documentedSources(readme)) {
    const source = at[origin as keyof typeof at];
    policy.set(directive, [policy.get(directive), source].filter(Boolean).join(' '));
  }
  return policy;
}

/** A policy as the value of its header. */
export const policyText = (policy: ReadonlyMap<string, string>): string =>
  [...policy].map((entry) => entry.join(' ')).join('; ');
