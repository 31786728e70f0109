import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { notificationTexts } from '../../notifications/texts/index.ts';

export const meta = ({ edition, locale }: MetaInput<unknown>): PageMeta => {
  const { emptyText, title } = notificationTexts(locale);
  return { title: `${title} | WBN ${edition.countryName}`, description: emptyText, noIndex: true };
};
