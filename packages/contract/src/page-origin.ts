/**
 * Whether the host of an address, as `URL` writes it (`hostname`), has nothing that ends a directive of a content security policy. `URL` accepts
 * `;`, `,`, quotes and more in a host: `https://a;sandbox.example` in a policy adds a directive to it.
 * @example isPlainHost('shop.partner.example') // true
 * @example isPlainHost('a;sandbox.example') // false
 */
export const isPlainHost = (hostname: string): boolean => /^[a-z\d._-]+$/i.test(hostname) || ipv6.test(hostname);

const ipv6 = /^\[[\da-f.:]+\]$/;

/**
 * Whether a text is the exact origin of a page that may use a key: https, or http on the local machine. On plain http, others could read tokens.
 * A `*` stands for no host: a key for it would work nowhere.
 * @example isPageOrigin('https://*.partner.example') // false
 */
export const isPageOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { hostname, origin, protocol } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return origin === text && isPlainHost(hostname) && (protocol === 'https:' || (protocol === 'http:' && isLocal));
};
