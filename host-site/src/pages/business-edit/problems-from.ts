import type { EditorValues } from '@wbn/core/business-editor';
import type { Problems } from './problems.ts';

/** The fields that the server refused, as the page names them: `certificates.0.name` by its row, `contactInfo.phone.countryCode` whole. */
export function problemsFrom(fields: readonly string[], { certificates }: EditorValues): Problems {
  const named = fields.map((field) => {
    const [section, first = '', second] = field.split('.');
    if (section !== 'certificates') return `${section}.${first}`;
    const row = /^\d+$/.test(first) ? certificates[Number(first)] : certificates.at(-1);
    return `certificates.${row?.key ?? ''}.${/^\d+$/.test(first) ? second : first}`;
  });
  return new Map(named.map((field) => [field, 'refused']));
}
