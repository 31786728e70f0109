import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { loginAs, openPage } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

/** Begins a login in this browser and returns its state: only such a login can complete here. */
async function begin(page: Page): Promise<string> {
  const { accounts } = addresses();
  await visit(page, '/industries');
  await page.locator('header').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL((url) => url.href.startsWith(accounts));
  return new URL(page.url()).searchParams.get('state')!;
}

describe('handover', () => {
  it('R-023 has a page of its own, and without a token leads home', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const answer = await page.goto(portal('/SetID/?token=t&continue=/x'));
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, '/SetID/']);
    expect(await page.getByText('Redirecting to your account...').isVisible()).toBe(true);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await page.goto(portal('/SetID/'));
    expect(page.url()).toBe(portal('/'));
  });

  it('R-023 keeps its address with script too, while it asks for the session', async () => {
    const page = await openPage();
    const state = await begin(page);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/get-session', async (route) => {
      asked.resolve();
      await held.promise;
      await route.abort();
    });
    await page.goto(portal(`/SetID/?token=t&state=${state}&continue=/about-us`));
    await asked.promise;
    expect(await page.getByText('Redirecting to your account...').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/SetID/');
    held.resolve();
  });

  it('R-338 R-339 R-342 reads the token, and says and leaves when it is refused', async () => {
    const page = await openPage();
    const state = await begin(page);
    const tokens: unknown[] = [];
    await page.exposeFunction('noteToken', (token: unknown) => tokens.push(token));
    await page.addInitScript(() => {
      const original = window.fetch;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/get-session')) {
          const { token } = await request.clone().json();
          await (window as unknown as { noteToken(token: string): Promise<void> }).noteToken(token);
        }
        return original(request);
      };
    });
    const said = page.waitForEvent('dialog');
    page.goto(portal(`/SetID/?token=no-such-code&state=${state}&continue=/about-us`)).catch(() => undefined);
    const dialog = await said;
    expect(dialog.type()).toBe('alert');
    expect(dialog.message()).toBe('Error en token');
    // The code is removed from the address. The page waits while the alert is open.
    expect(page.url()).toBe(portal('/SetID/'));
    await dialog.accept();
    await page.waitForURL(portal('/'));
    expect(tokens).toEqual(['no-such-code']);
  });

  it('R-343 only logs any other failure, and leaves a way home', async () => {
    const page = await openPage();
    const state = await begin(page);
    const dialogs: string[] = [];
    const logged: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss();
    });
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/get-session', (route) => route.abort());
    await page.goto(portal(`/SetID/?token=some-code&state=${state}&continue=/about-us`));
    await expect.poll(() => logged.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(dialogs).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/SetID/');
    expect(await page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('R-341 saves the session and goes on to where the visitor was', async () => {
    const page = await openPage();
    await loginAs(page, 'buyer@demo.example', '/about-us');
    await page.getByRole('link', { name: 'My B2B' }).waitFor();
    expect(page.url()).toBe(portal('/about-us'));
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  });

  it('R-341 goes to the root of the site when nothing says where to', async () => {
    const { accounts } = addresses();
    const page = await openPage();
    const state = await begin(page);
    const codeChallenge = new URL(page.url()).searchParams.get('code_challenge');
    const answer = await fetch(`${accounts}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'buyer@demo.example',
        password: 'demo-password-1',
        continue: portal('/industries'),
        codeChallenge,
        state,
      }),
    });
    const { token } = ((await answer.json()) as { data: { token: string } }).data;
    await page.goto(portal(`/SetID/?token=${token}&state=${state}`));
    await page.waitForURL(portal('/'));
    await page.getByRole('link', { name: 'My B2B' }).waitFor();
  });

  it('drops a code whose login was begun elsewhere', async () => {
    const { accounts } = addresses();
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(portal('/SetID/?token=somebody-elses&state=unknown&continue=/about-us'));
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    expect(asked.filter((url) => url.includes('get-session'))).toEqual([]);
    expect(new URL(page.url()).searchParams.get('continue')).toBe(portal('/about-us'));
  });
});
