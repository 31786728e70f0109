import { createHash } from 'node:crypto';
import { headScript } from '../document/head-script.ts';
import type { SiteSettings } from '../settings.ts';

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What files of the build say of themselves: the policy is the pages', and thrice the size of most files. A drawing that is opened by its own
 * address is a document, and may do nothing.
 */
export const fileHeaders = (name: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Pages of other sites may show the logo and the pictures; they hold nothing of a visitor.
  'cross-origin-resource-policy': 'cross-origin',
  ...(name.endsWith('.svg')
    ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox" }
    : {}),
});

/**
 * The same for every page, so that pages stay cacheable: no nonce. Style elements are allowed by the hash of the very text that the
 * build made: the page's own sheet and those inside declarative shadow roots; so is the one line of script in the head.
 */
export function securityHeaders(
  settings: SiteSettings & { readonly payments: string; readonly uploads?: string },
  styles: readonly string[],
): Record<string, string> {
  const { accounts, api, cdn, files, payments, portal, uploads } = settings;
  // Stripe's form comes by a script of Stripe's, the sandbox's is a frame alone.
  const isStripe = payments === 'https://js.stripe.com';
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(headScript)} ${cdn}${isStripe ? ` ${payments}` : ''}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `connect-src 'self' ${api} ${accounts}${uploads ? ` ${uploads}` : ''}${isStripe ? ' https://api.stripe.com' : ''}`,
    ...(payments === '' ? [] : [`frame-src ${payments}${isStripe ? ' https://hooks.stripe.com' : ''}`]),
    `img-src 'self' ${files} data:`,
    `media-src 'self' ${files}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // Nothing of ours makes such a policy; Stripe's script may.
    ...(isStripe ? [] : ["trusted-types 'none'"]),
  ];
  const secure = portal.startsWith('https:');
  if (secure) policy.push('upgrade-insecure-requests');
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}
