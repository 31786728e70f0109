import { startPush, stopPush } from '@wbn/contract';
import type { Client } from '@wbn/core';

/** Whether this browser can get push messages. Phones with iOS can once the site is on the home screen. */
export const canGetPushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the person has allowed notifications of this site; they can take it back in the browser at any time. */
export const allowsPushes = (): boolean => Notification.permission === 'granted';

/**
 * Subscribes this browser at its push service and tells the network. The browser asks the person first.
 *
 * @param key the network's public key, from `readPush`
 * @param language the language of the messages that the browser shows
 * @returns `blocked` if the person or the browser refuses notifications
 * @throws if the push service or the network does not answer
 */
export async function startPushes(client: Client, key: string, language: string): Promise<'on' | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const { active, pushManager } = await navigator.serviceWorker.ready;
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
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
