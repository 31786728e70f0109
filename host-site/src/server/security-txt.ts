const days = 24 * 3_600_000;

/** Where to report a weakness (RFC 9116). It is made anew at each request, so that it never expires while the site is up. */
export const securityTxt = (portal: string, now = new Date()): string =>
  [
    `Contact: ${portal}/contact-us/form`,
    `Expires: ${new Date(now.getTime() + 180 * days).toISOString()}`,
    'Preferred-Languages: en, es, it, zh, ar',
    `Canonical: ${portal}/.well-known/security.txt`,
    '',
  ].join('\n');
