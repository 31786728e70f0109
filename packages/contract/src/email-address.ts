/**
 * Defines valid and equal e-mail addresses. New addresses are ASCII before the @, because letters of other scripts look like Latin ones;
 * domains may have any script and are stored in ASCII form. So no similar or invisible character can create a second address for one
 * mailbox.
 */

/** Quotes, brackets, commas and spaces belong to a mail's header, not to a plain address. */
const localLabel = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const hostLabel = /^[a-z0-9-]{1,63}$/;
const unseen = /[\p{Cf}\p{Cc}\p{DI}]/u;
const allUnseen = /[\p{Cf}\p{Cc}\p{DI}]/gu;
/** Characters that end a host in a URL, and lookalikes of the dot: a text with one of them is not a domain. */
const endsHost = /[\s%:/?#@\\[\]\u3002\uff0e\uff61]/;
const latin = /\p{Script=Latin}/u;
const imitatesLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const asciiDomain = (domain: string): string | null =>
  !endsHost.test(domain) && URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : null;

/**
 * The stored form of an address: trimmed, with its domain in ASCII form. Letters before the @ stay as typed. Accepts any text:
 * removes invisible characters and normalises compatibility characters.
 *
 * @example normalEmail(' Amal@Café.example ') // 'Amal@xn--caf-dma.example'
 */
export function normalEmail(given: string): string {
  const text = given.normalize('NFKC').replaceAll(allUnseen, '').trim();
  const atSign = text.lastIndexOf('@');
  if (atSign < 0) return text;
  const domain = text.slice(atSign + 1);
  return `${text.slice(0, atSign)}@${asciiDomain(domain) ?? domain.toLowerCase()}`;
}

/**
 * Whether a text is a valid address for a new account, an invitation or a receipt.
 *
 * @example ['amal@mill.example', 'amal@mill', 'Amal <amal@mill.example>'].map(isEmail) // [true, false, false]
 */
export function isEmail(text: string): boolean {
  const atSign = text.lastIndexOf('@');
  const local = text.slice(0, atSign);
  if (atSign < 1 || atSign > 64 || !local.split('.').every((label) => localLabel.test(label))) return false;
  return isDomain(text.slice(atSign + 1));
}

function isDomain(domain: string): boolean {
  // Refuses domains that the ASCII form would silently change.
  if (domain !== domain.normalize('NFKC') || unseen.test(domain)) return false;
  const ascii = asciiDomain(domain);
  if (ascii === null || ascii.length > 253) return false;
  const labels = ascii.split('.');
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return false;
  if (!labels.every((label) => hostLabel.test(label) && !label.startsWith('-') && !label.endsWith('-'))) return false;
  return !domain.split('.').some((label) => latin.test(label) && imitatesLatin.test(label));
}
