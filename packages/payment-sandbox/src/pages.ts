import type { Charge } from './book.ts';
import { testCards } from './cards.ts';
import { textsOf } from './texts.ts';

const html = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (locale: string, theme: string | null, body: string, script = ''): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"${theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><title>WBN payment sandbox</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/sandbox.css">${script}</head><body>${body}</body></html>`;

const field = (id: string, label: string, attributes: string): string =>
  `<p class="${id}"><label for="${id}">${html(label)}</label><input id="${id}" ${attributes} aria-describedby="${id}-fault"><span class="fault" id="${id}-fault" hidden></span></p>`;

/** The card fields, framed by the shop's page. `origin` is the shop's: only it receives the result. */
export function fieldsPage(asked: string | null, theme: string | null, origin: string): string {
  const { locale, texts } = textsOf(asked);
  const rows = testCards.map(
    ({ number, outcome }) =>
      `<li><button type="button" data-number="${number}"><bdi>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</bdi></button> ${html(texts.cards[outcome])}</li>`,
  );
  const body = `<form data-origin="${html(origin)}" data-faults="${html(JSON.stringify(texts.faults))}" novalidate>
${field('number', texts.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234" dir="ltr"')}
${field('expiry', texts.expiry, `inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${html(texts.expiryHint)}" dir="ltr"`)}
${field('cvc', texts.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123" dir="ltr"')}
${field('name', texts.name, 'autocomplete="cc-name" maxlength="100" dir="auto"')}
<details><summary>${html(texts.sandbox)}</summary><ul>${rows.join('')}</ul></details></form>`;
  return page(locale, theme, body, '<script type="module" src="/fields.js"></script>');
}

/** The bank's confirmation page. */
export function challengePage(asked: string | null, charge: Charge): string {
  const { locale, texts } = textsOf(asked);
  const amount = `US$ ${(charge.amount / 100).toFixed(2)}`;
  const body =
    charge.state === 'requires_action'
      ? `<main class="bank"><h1>${html(texts.bank)}</h1><p>${html(texts.question.replace('{amount}', amount))}</p>
<form method="post"><button class="yes" name="answer" value="yes">${html(texts.yes)}</button><button name="answer" value="no">${html(texts.no)}</button></form></main>`
      : `<main class="bank"><h1>${html(texts.bank)}</h1><p>${html(texts.over)}</p><p><a href="${html(charge.returnUrl)}">${html(texts.back)}</a></p></main>`;
  return page(locale, null, body);
}
