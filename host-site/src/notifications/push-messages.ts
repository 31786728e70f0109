import { startPush, stopPush } from '@wbn/contract';
import type { Client } from '@wbn/core';

/** Whether this browser can get push messages. Phones with iOS can once the site is on the home screen. */
export const canGetPushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the person has allowed notifications of this site; they can take it back in the browser at any time. */
export const allowsPushes = (): boolean => Notification.permission === 'granted';

/** The service worker that the page registered. Private windows and full disks have none, and `ready` would wait for it for ever. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready;

/**
 * Subscribes this browser at its push service and tells the network. The browser asks the person first.
 *
 * @param key the network's public key, from `readPush`
 * @param language the language of the messages that the browser shows
 * @returns `blocked` if the person or the browser refuses notifications
 * @throws if the browser keeps no service worker, or the push service or the network does not answer
 */
export async function startPushes(client: Client, key: string, language: string): Promise<'on' | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const worker = await registered();
  if (!worker) throw new Error('This browser keeps no service worker for the site.');
  const { active, pushManager } = worker;
  // A subscription with a former key refuses the new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  active?.postMessage({ language });
  await client.call(startPush, { body: { endpoint } });
  return 'on';
}

/** Ends the push messages of this browser. */
export async function stopPushes(client: Client): Promise<void> {
  await client.call(stopPush);
  const worker = await registered();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
