/**
 * Whether a text is the exact origin of a page that may use a key: https, or http on the local machine. On plain http, others could read tokens.
 * A `*` stands for no host: a key for it would work nowhere.
 * @example isPageOrigin('https://*.partner.example') // false
 */
export const isPageOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { hostname, origin, protocol } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return origin === text && !hostname.includes('*') && (protocol === 'https:' || (protocol === 'http:' && isLocal));
};
