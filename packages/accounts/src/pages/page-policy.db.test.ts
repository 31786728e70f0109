import { testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { readScripts } from './assets.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
}, 60_000);
afterAll(() => site?.close());

const policyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) =>
      /^(?:default-src|script-src|connect-src|require-trusted-types-for|trusted-types) /.test(directive),
    );
const noTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
const newcomer = {
  firstName: 'Wanda',
  lastName: 'Waiting',
  email: 'wanda@people.example',
  password: 'six plain words for a test',
};

describe('the policy of an account page', () => {
  it('allows no script but the files of the page, and none of them may make script from a text', async () => {
    const visit = browser(site.app, testSites.accounts);
    const plain = await visit.open('/forgot-password');
    expect(plain.body).not.toContain('<script');
    expect(policyOf(plain)).toEqual(["default-src 'none'", ...noTypes]);
    const login = await visit.open('/login');
    expect(login.body).toContain('<script src="/assets/passkeys-');
    expect(policyOf(login)).toEqual(["default-src 'none'", "script-src 'self'", ...noTypes]);
    await visit.open('/register');
    const waiting = await visit.send('/register', newcomer);
    expect(waiting.body).toContain('<script src="/assets/waiting-');
    expect(policyOf(waiting)).toEqual(["default-src 'none'", "script-src 'self'", "connect-src 'self'", ...noTypes]);
  });

  it('breaks none of these files: they neither make script or mark-up from texts, nor a policy for it', () => {
    const makers =
      /innerHTML|outerHTML|insertAdjacentHTML|ContextualFragment|document\.write|srcdoc|DOMParser|setHTML|\beval\(|\bFunction\(|Worker\(|importScripts|createPolicy|createElement\(["'`](?:script|iframe|object|embed)/;
    for (const [name, { text }] of Object.entries(readScripts())) {
      expect(text.length, name).toBeGreaterThan(100);
      expect(text, name).not.toMatch(makers);
    }
    expect('new DOMParser().parseFromString(text)').toMatch(makers);
  });
});
