import { describe, expect, it } from 'vitest';
import { frameHeaders } from './embed.ts';
import { securityHeaders } from './security-headers.ts';

const settings = {
  edition: 'sa',
  portal: 'https://portal.example',
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  cdn: 'https://cdn.example',
  files: 'https://files.example',
  extensions: true,
};
/** The directives about Trusted Types, in the order of the policy. */
const rulesOf = (headers: Record<string, string>) =>
  headers['content-security-policy']?.split('; ').filter((directive) => /trusted-types/.test(directive));
const required = "require-trusted-types-for 'script'";

describe('the policy of a page of the portal', () => {
  it.each([
    ['without payments', ''],
    ['with the sandbox of payments', 'https://pay.example'],
  ])('%s lets no code make script from texts, but for the addresses of our two workers', (_which, payments) => {
    expect(rulesOf(securityHeaders({ ...settings, payments }, []))).toEqual([
      required,
      'trusted-types wbn-service-worker wbn-list-worker',
    ]);
  });

  it('with Stripe requires them too, and leaves their names to the script of Stripe', () => {
    expect(rulesOf(securityHeaders({ ...settings, payments: 'https://js.stripe.com' }, []))).toEqual([required]);
  });
});

it('the policy of a frame lets no code make script from texts at all', () => {
  expect(rulesOf(frameHeaders(settings, [], 'https://partner.example/'))).toEqual([required, "trusted-types 'none'"]);
});
