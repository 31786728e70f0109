import { bothTimes, digitsOf } from '@wbn/contract';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { dayOf } from '../../../texts/day-of.ts';
import type { OperatorData } from '../operator-page.ts';

/** Texts of the lists, and formats of days, times and numbers in the reader's language. A time is that of UTC, and beside it the reader's own. */
export function useListWords() {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const day = useCallback((instant: string) => dayOf(instant, locale), [locale]);
  const time = useCallback((instant: string) => bothTimes(instant, locale), [locale]);
  const number = useCallback((value: number) => new Intl.NumberFormat(digitsOf(locale)).format(value), [locale]);
  return { texts, words: texts.lists, day, time, number, locale };
}
