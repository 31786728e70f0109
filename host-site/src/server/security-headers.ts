import { createHash } from 'node:crypto';
import { policyReporting } from '@wbn/contract';
import { headScript } from '../document/head-script.ts';
import type { SiteSettings } from '../settings.ts';

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of build files: the pages' policy would be larger than most files. A drawing that is opened directly is a document without
 * permissions.
 */
export const fileHeaders = (name: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Other sites may show the logo and pictures; these contain nothing personal.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': name.endsWith('.svg')
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
    : // The policy of its file is the worker's own: it fetches pages and files of this site only.
      `default-src 'none'; ${name === '/service-worker.js' ? "connect-src 'self'; " : ''}base-uri 'none'; frame-ancestors 'none'`,
});

/**
 * The same for every page, so that pages are cacheable: no nonce. Style elements (the page's and those in declarative shadow roots) and the
 * inline script are allowed by hash.
 */
export function securityHeaders(
  settings: SiteSettings & { readonly payments: string; readonly uploads?: string },
  styles: readonly string[],
): Record<string, string> {
  const { accounts, api, cdn, files, payments, portal, uploads } = settings;
  // Stripe's form needs Stripe's script; the sandbox's form is only a frame.
  const isStripe = payments === 'https://js.stripe.com';
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(headScript)} ${cdn}${isStripe ? ` ${payments}` : ''}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `connect-src 'self' ${api} ${accounts}${uploads ? ` ${uploads}` : ''}${isStripe ? ' https://api.stripe.com' : ''}`,
    ...(payments === '' ? [] : [`frame-src ${payments}${isStripe ? ' https://hooks.stripe.com' : ''}`]),
    `img-src 'self' ${files} data:`,
    `media-src 'self' ${files}`,
    // The service worker, and the worker that reads lists of products.
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // Our code creates a Trusted Types policy for the address of each worker; Stripe's script may create others.
    ...(isStripe ? [] : ['trusted-types wbn-service-worker wbn-list-worker']),
  ];
  const secure = portal.startsWith('https:');
  const reporting = policyReporting(api);
  policy.push(...reporting.directives);
  if (secure) policy.push('upgrade-insecure-requests');
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...reporting.headers,
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}
