import { keyValue } from '@wbn/core';
import { useEffect, useState } from 'react';
import { type EnquiryValues, emptyEnquiry, type FieldName } from './values.ts';

const storageKey = 'wbn:draft:enquiry';
/** In this tab: gone with it from a computer that others use too. */
const inTab = keyValue(() => sessionStorage);

/** The id of a field's control. */
export const controlID = (name: FieldName): string => `enquiry-${name}`;

/** What a visitor has typed into the server's drawing before the page's script came. */
function typedSoFar(): Partial<EnquiryValues> {
  if (typeof document === 'undefined') return {};
  const entries = (Object.keys(emptyEnquiry) as FieldName[]).map((name) => {
    const control = document.getElementById(controlID(name)) as HTMLInputElement | null;
    return [name, control?.value ?? ''] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function keptBefore(): Partial<EnquiryValues> {
  try {
    const kept = JSON.parse(inTab.get(storageKey) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(kept).filter(([name, value]) => name in emptyEnquiry && typeof value === 'string');
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/**
 * The values of the form, kept in this tab until they are sent or reset. The server draws it empty, and so does the first drawing here:
 * what was kept and what was typed meanwhile come right after it.
 */
export function useEnquiryDraft() {
  const [typed] = useState(typedSoFar);
  const [values, setValues] = useState(emptyEnquiry);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = keptBefore();
    setRestored(Object.keys(kept).length > 0);
    setValues((now) => ({ ...now, ...kept, ...typed }));
  }, [typed]);
  useEffect(() => {
    const given = Object.entries(values).filter(([, value]) => value !== '');
    if (given.length) inTab.set(storageKey, JSON.stringify(Object.fromEntries(given)));
  }, [values]);
  return {
    values,
    isRestored,
    change: (name: FieldName, value: string) => setValues((now) => ({ ...now, [name]: value })),
    clear: () => {
      inTab.set(storageKey, undefined);
      setRestored(false);
      setValues(emptyEnquiry);
    },
  };
}
