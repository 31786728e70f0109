import { locales } from '@wbn/content/editions';

const days = 24 * 3_600_000;

/** The contact for vulnerability reports (RFC 9116). Generated at each request, so that it never expires. */
export const securityTxt = (portal: string, now = new Date()): string =>
  [
    `Contact: ${portal}/contact-us/form`,
    `Expires: ${new Date(now.getTime() + 180 * days).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${portal}/.well-known/security.txt`,
    '',
  ].join('\n');
