import type { EditorValues } from '@wbn/core/business-editor';
import type { Problems } from './problems.ts';

/** Refused fields by the page's names: `certificates.0.name` by its row, `contactInfo.phone.countryCode` as a whole. */
export function problemsFrom(fields: readonly string[], { certificates }: EditorValues): Problems {
  const named = fields.map((field) => {
    const [section, first = '', second] = field.split('.');
    if (section !== 'certificates') return `${section}.${first}`;
    const row = /^\d+$/.test(first) ? certificates[Number(first)] : certificates.at(-1);
    return `certificates.${row?.key ?? ''}.${/^\d+$/.test(first) ? second : first}`;
  });
  return new Map(named.map((field) => [field, 'refused']));
}
