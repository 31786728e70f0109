import type { MailContent } from './content.ts';

/** The same address in a language. */
function inLanguage(address: string, locale: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', locale);
  return url.href;
}

/**
 * Leads to our pages in the language of the mail: the reader has chosen it, and the browser that opens the link may prefer another one.
 *
 * @example `https://portal.example/notifications` becomes `https://portal.example/notifications?lang=es`.
 */
export function linksInLanguage(content: MailContent, locale: string): MailContent {
  const { action, more } = content;
  return {
    ...content,
    ...(action && { action: { ...action, url: inLanguage(action.url, locale) } }),
    ...(more && {
      more: { ...more, links: more.links.map((link) => ({ ...link, url: inLanguage(link.url, locale) })) },
    }),
  };
}
