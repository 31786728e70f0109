import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Texts } from '../../texts/en.ts';

type Certificate = Pick<BusinessProfile['certificates'][number], 'expireDate' | 'issueDate'>;

/** Issue and end dates of a certificate, marked if expired. Dates are `2026-02-11`, also `today`. */
export function certificateDates(
  { expireDate, issueDate }: Certificate,
  { fields }: Pick<Texts, 'fields'>,
  today: string,
) {
  const isOver = Boolean(expireDate && expireDate < today);
  const dates: { readonly label: string; readonly date: string }[] = [];
  if (issueDate) dates.push({ label: fields.issued, date: issueDate });
  if (expireDate) dates.push({ label: isOver ? fields.expired : fields.expires, date: expireDate });
  return { dates, isOver };
}
