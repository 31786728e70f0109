import { fill } from '@wbn/contract';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import type { SearchPage } from './loader.ts';
import { reasonsOf } from './reasons.ts';

interface ReasonsProps {
  readonly marks: readonly string[];
  /** The texts of the card. */
  readonly shown: readonly (string | null | undefined)[];
}

/** A line that says why a result was found, where its card does not show it. */
export function Reasons({ marks, shown }: ReasonsProps) {
  const found = useLoaderData<SearchPage>();
  const { locale } = useSite();
  const reasons = found.state === 'ready' ? reasonsOf(marks, shown, found.interpretations ?? [], locale) : [];
  if (reasons.length === 0) return null;
  return (
    <p className="results-reason" dir="auto">
      {fill(found.texts.because, { reasons: reasons.join(' · ') })}
    </p>
  );
}
