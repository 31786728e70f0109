import type { EnquiryData } from '../../enquiry/loader.ts';
import { optionsOf } from '../../enquiry/options.ts';
import { fieldNames, parts } from '../../enquiry/values.ts';

/** The filled in fields of a help request in the order of the form, with their names; codes of lists as words. */
export function spokenFields(
  fields: Readonly<Record<string, string>>,
  { options, texts }: EnquiryData,
): readonly (readonly [label: string, value: string])[] {
  return parts.flatMap((part) =>
    fieldNames[part].flatMap((name) => {
      const value = fields[name];
      if (!value) return [];
      const words = optionsOf(name, options)?.find(([code]) => code === value)?.[1];
      return [[texts.fields[name], words ?? value] as const];
    }),
  );
}
