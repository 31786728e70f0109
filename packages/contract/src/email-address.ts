/**
 * The one place that says what an e-mail address is and when two are the same. New addresses are ASCII before the @, since letters of
 * other scripts look like Latin ones; domains may be of any script and are kept in their ASCII form. So nothing that is drawn alike, or
 * not drawn at all, makes a second address of one mailbox.
 */

/** Quotes, brackets, commas and blanks belong to a mail's header, not to a plain address. */
const localLabel = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const hostLabel = /^[a-z0-9-]{1,63}$/;
const unseen = /[\p{Cf}\p{Cc}\p{DI}]/u;
const allUnseen = /[\p{Cf}\p{Cc}\p{DI}]/gu;
/** What ends a host in an address of the web, and dots that stand for the plain one: such a text is no domain. */
const endsHost = /[\s%:/?#@\\[\]\u3002\uff0e\uff61]/;
const latin = /\p{Script=Latin}/u;
const imitatesLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const asciiDomain = (domain: string): string | null =>
  !endsHost.test(domain) && URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : null;

/**
 * An address as it is kept: without blanks around it, its domain in ASCII form. Letters before the @ stay as typed. Works for any text,
 * also for one that is no address: characters that are not drawn go, and letters that stand for others become those.
 */
export function normalEmail(given: string): string {
  const text = given.normalize('NFKC').replaceAll(allUnseen, '').trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1);
  return `${text.slice(0, at)}@${asciiDomain(domain) ?? domain.toLowerCase()}`;
}

/** Whether a text is an address that a new account, an invitation or a receipt may have. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || at > 64 || !local.split('.').every((label) => localLabel.test(label))) return false;
  return isDomain(text.slice(at + 1));
}

function isDomain(domain: string): boolean {
  // Written plainly: what the ASCII form would replace or drop unseen is refused.
  if (domain !== domain.normalize('NFKC') || unseen.test(domain)) return false;
  const ascii = asciiDomain(domain);
  if (ascii === null || ascii.length > 253) return false;
  const labels = ascii.split('.');
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return false;
  if (!labels.every((label) => hostLabel.test(label) && !label.startsWith('-') && !label.endsWith('-'))) return false;
  return !domain.split('.').some((label) => latin.test(label) && imitatesLatin.test(label));
}
