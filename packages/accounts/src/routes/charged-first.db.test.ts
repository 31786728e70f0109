import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
}, 60_000);
afterAll(() => site?.close());

it('every form is counted, also one of another site: it could come any number of times', async () => {
  await site.app.ready();
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const written = sources.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('\n');
  const paths = [...written.matchAll(/['`](?:\$\{path\})?(\/[a-z-]+(?:\/[a-z-]+)*)['`]/g)].map(([, one = '']) => one);
  const urls = [...new Set([...paths, ...paths.map((one) => `/account/second-factor${one}`)])];
  const forms = urls.filter((url) => site.app.hasRoute({ method: 'POST', url, constraints: { media: 'form' } }));
  expect(forms.length).toBeGreaterThan(20);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
  const counted = async (url: string) => {
    const answered = await site.app.inject({ method: 'POST', url, payload: 'email=owner@people.example', headers });
    return answered.headers.ratelimit !== undefined;
  };
  const not = [];
  for (const url of forms) if (!(await counted(url))) not.push(url);
  expect(not).toEqual([]);
});

it.each(['/verify-email', '/confirm-email', '/undo-email', '/reset-password'])(
  'a wrong link at %s is counted as a login',
  async (url) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answered = await site.app.inject({ method: 'POST', url, payload: 'token=wrong', headers });
    expect(answered.headers['ratelimit-policy']).toMatch(/^"login";/);
  },
);
