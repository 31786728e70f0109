import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from './provider.ts';

/** Largest difference in seconds between a webhook's time and our clock. */
export const tolerance = 300;

/**
 * Stripe's scheme: `t=<epoch seconds>,v1=<hex>`, an HMAC-SHA256 over `t.body`. Several v1 while the provider's secret is rotated.
 * @throws BadSignature
 */
export function verifySignature(body: Buffer, header: unknown, secret: string, now: Date): void {
  const parts = typeof header === 'string' ? header.split(',').map((part) => part.trim().split('=', 2)) : [];
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? '', 'hex'));
  assertRecentSignature(time, now);
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const fits = given.filter((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
  if (fits.length === 0) throw new BadSignature('no signature is ours');
}

/** @throws BadSignature */
export function assertRecentSignature(time: string, now: Date): void {
  const age = Math.abs(Math.floor(now.getTime() / 1000) - Number(time));
  if (!/^\d{1,12}$/.test(time) || age > tolerance) throw new BadSignature('the time is not of these minutes');
}
