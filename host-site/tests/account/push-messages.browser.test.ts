import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal } from '../support.ts';

/*
 * Chromium without a window reaches no push service and shows no notifications. The tests stand in for both: a subscription is an address,
 * the debugger hands messages to the service worker, and what the worker shows is noted. The page, its calls and the worker are real.
 */
const endpoint = 'https://fcm.googleapis.com/fcm/send/this-browser';

async function openSettings(
  lang: string,
  permission: 'granted' | 'denied',
  workers: { serviceWorkers?: 'allow' } = { serviceWorkers: 'allow' },
) {
  const page = await openPage(workers);
  await page.addInitScript(
    ([address, allowed]) => {
      let current: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null;
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
      PushManager.prototype.subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
        if (String(applicationServerKey).length !== 87) throw new Error('not a key');
        current = { endpoint: address as string, unsubscribe };
        return current as unknown as PushSubscription;
      };
      Notification.requestPermission = async () => allowed as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: () => allowed });
    },
    [endpoint, permission],
  );
  await signIn(page, 'member@demo.example');
  await page.goto(portal(`/notifications?lang=${lang}`));
  return page;
}

/** Hands empty push messages to the site's service worker. */
async function pushTo(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    );
  });
  await session.send('ServiceWorker.enable');
  const message = { origin: new URL(portal('')).origin, registrationId: await registered, data: '' };
  return () => session.send('ServiceWorker.deliverPushMessage', message);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly dir: string;
  readonly lang: string;
}

/** Notes what the service worker shows from now on. */
async function noteShown(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The site has no service worker.');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, dir, lang } = {}) => {
      shown.push({ title, body, dir, lang });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

it('a device gets push messages that name nobody, in the language of its page, until its person ends them', async () => {
  const page = await openSettings('ar', 'granted');
  const choice = page.getByRole('checkbox', { name: 'إشعارات فورية على هذا الجهاز' });
  const sent = (method: string) =>
    page.waitForResponse(
      (answer) => answer.url().includes('/notifications/push') && answer.request().method() === method,
    );
  const saved = sent('PUT');
  await choice.check();
  expect((await (await saved).json()).data.isOn).toBe(true);
  const shown = await noteShown(page);
  const push = await pushTo(page);
  // Nothing is shown to a person who is looking at the portal.
  await push();
  await page.goto('about:blank');
  await push();
  await expect.poll(shown).toEqual([{ title: 'WBN', body: 'لديك جديد.', dir: 'rtl', lang: 'ar' }]);

  await page.goto(portal('/notifications?lang=ar'));
  await expect.poll(() => choice.isChecked()).toBe(true);
  const ended = sent('DELETE');
  await choice.uncheck();
  expect((await (await ended).json()).data.isOn).toBe(false);
}, 120_000);

it('a person whose browser blocks notifications is told where to allow them', async () => {
  const page = await openSettings('en', 'denied');
  const choice = page.getByRole('checkbox', { name: 'Push messages on this device' });
  await choice.click();
  await page.getByRole('alert').filter({ hasText: 'Your browser blocks notifications of this site.' }).waitFor();
  expect(await choice.isChecked()).toBe(false);
}, 120_000);

it('a browser that keeps no service worker says that it failed, and stays off', async () => {
  const page = await openSettings('en', 'granted', {});
  const choice = page.getByRole('checkbox', { name: 'Push messages on this device' });
  await choice.click();
  await page.locator('.toast').getByText('Something was wrong, try again please').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(false);
  expect(await choice.getAttribute('aria-disabled')).toBe('false');
}, 120_000);
