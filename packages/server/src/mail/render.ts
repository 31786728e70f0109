import { escapeHtml } from '@wbn/contract';
import type { MailContent } from './content.ts';
import type { MailLocale, MailTexts } from './texts/index.ts';

export interface Drawing {
  readonly locale: MailLocale;
  readonly t: MailTexts;
  readonly portal: string;
  /** The edition's colour: readable below white text and on white. */
  readonly accent: string;
  /** The unsubscribe link; undefined for mails that cannot be unsubscribed from. */
  readonly unsubscribeUrl: string | undefined;
}

/** The plain-text version: the same words in the same order. */
export function asText(content: MailContent, { t, portal, unsubscribeUrl }: Drawing): string {
  const { paragraphs, facts = [], quote, action, more, note } = content;
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(quote ? [marked(quote)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(more ? [[`${more.title}:`, ...more.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')] : []),
    ...(note ? [note] : []),
    `--\nWBN – ${t.tagline}\n${portal}`,
    ...(unsubscribeUrl ? [`${t.why}\n${t.unsubscribe}: ${unsubscribeUrl}`] : []),
  ].join('\n\n');
}

/** Marks quotations as mail readers do, so that no quoted line looks like ours. */
const marked = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const font = "font-family:'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Helvetica,Arial,sans-serif";
const muted = 'color:#4d5966;font-size:14px;line-height:1.5';

/** The network's mark without a picture: a letter on the edition's colour. */
const markIn = (accent: string) =>
  `<span aria-hidden="true" style="display:inline-block;width:32px;border-radius:8px;background:${accent};color:#ffffff;text-align:center">W</span>`;

/** Tables and inline styles, the HTML that mail readers agree on. No picture, script or external resource. */
export function asHtml(content: MailContent, { accent, locale, t, portal, unsubscribeUrl }: Drawing): string {
  const { subject, paragraphs, facts = [], quote, action, more, note } = content;
  const dir = locale === 'ar' ? 'rtl' : 'ltr';
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    facts.length > 0 &&
      `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;width:100%;border-collapse:collapse">${facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 0;padding-${end}:16px;border-bottom:1px solid #d9dfe5;${muted};text-align:${start}">${escapeHtml(label)}</td><td style="padding:8px 0;border-bottom:1px solid #d9dfe5;font-weight:600;text-align:${start}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
        )
        .join('')}</table>`,
    quote &&
      `<blockquote dir="auto" style="margin:0 0 24px;padding:12px 16px;background:#f4f6f8;border-inline-start:4px solid #d9dfe5;text-align:start;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(quote)}</blockquote>`,
    action &&
      `<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    more &&
      `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(more.title)}</p><ul style="margin:0 0 24px;padding-inline-start:20px">${more.links
        .map(
          ({ label, url }) => `<li><a href="${escapeHtml(url)}" style="color:${accent}">${escapeHtml(label)}</a></li>`,
        )
        .join('')}</ul>`,
    note && `<p style="margin:0 0 16px;${muted}">${escapeHtml(note)}</p>`,
    action &&
      `<p style="margin:0;${muted}">${escapeHtml(t.orOpen)}<br><a href="${escapeHtml(action.url)}" dir="ltr" style="color:${accent};word-break:break-all">${escapeHtml(action.url)}</a></p>`,
  ].filter(Boolean);
  const small = `margin:16px 0 0;${muted};font-size:13px`;
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f6f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px"><tr><td dir="${dir}" style="padding:0 8px 16px;${font};text-align:${start};font-size:20px;line-height:32px;font-weight:700"><a href="${escapeHtml(portal)}/" style="color:#17212b;text-decoration:none">${markIn(accent)}&nbsp; WBN</a></td></tr>
<tr><td dir="${dir}" style="padding:32px;background:#ffffff;border:1px solid #d9dfe5;border-radius:12px;${font};font-size:16px;line-height:${locale === 'ar' ? '1.75' : '1.5'};color:#17212b;text-align:${start}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td dir="${dir}" style="padding:0 8px;${font};text-align:${start}"><p style="${small}">WBN – ${escapeHtml(t.tagline)}</p>${
    unsubscribeUrl
      ? `<p style="${small}">${escapeHtml(t.why)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#4d5966">${escapeHtml(t.unsubscribe)}</a></p>`
      : ''
  }</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
