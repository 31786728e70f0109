import { keyValue } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EnquiryValues, emptyEnquiry, type FieldName } from './values.ts';

/** A logout and another person's login delete it, as they delete other drafts. */
const storageKey = 'wbn:enquiry:help';
/** In this tab's storage, so that shared computers do not keep it. */
const inTab = keyValue(() => sessionStorage);

/** The id of a field's control. */
export const controlID = (name: FieldName): string => `enquiry-${name}`;

/** Input that a visitor typed into the server's form before the script loaded. */
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

function keep(values: EnquiryValues): void {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  inTab.set(storageKey, given.length ? JSON.stringify(Object.fromEntries(given)) : undefined);
}

/**
 * The form's values, kept in this tab until sent or reset. The server and the first client render are empty; stored and early input is
 * added right after.
 */
export function useEnquiryDraft() {
  const [typed] = useState(typedSoFar);
  const [values, setValues] = useState(emptyEnquiry);
  const [isRestored, setRestored] = useState(false);
  // Autofill changes many fields at once: each change builds on the previous one.
  const latest = useRef(values);
  const put = useCallback((next: EnquiryValues) => {
    latest.current = next;
    keep(next);
    setValues(next);
  }, []);
  useEffect(() => {
    const kept = keptBefore();
    setRestored(Object.keys(kept).length > 0);
    put({ ...latest.current, ...kept, ...typed });
  }, [put, typed]);
  return {
    values,
    isRestored,
    /** Fills fields that are still empty. The tab keeps these values only with something that the visitor types. */
    prefill: useCallback((known: Partial<EnquiryValues>) => {
      const empty = Object.entries(known).filter(([name]) => latest.current[name as FieldName] === '');
      if (empty.length === 0) return;
      latest.current = { ...latest.current, ...Object.fromEntries(empty) };
      setValues(latest.current);
    }, []),
    change: (name: FieldName, value: string) => put({ ...latest.current, [name]: value }),
    clear: () => {
      setRestored(false);
      put(emptyEnquiry);
    },
  };
}
