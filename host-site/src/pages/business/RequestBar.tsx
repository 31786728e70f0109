import { fill } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import { useBusinessTexts } from './page-texts-context.ts';
import { answerTime } from './proof-words.ts';
import { RequestLink } from './RequestLink.tsx';

/** Keeps the inquiry in reach below the text on small screens; wide ones have it in the header and beside the text. */
export function RequestBar({ profile }: { readonly profile: BusinessProfile }) {
  const { locale } = useSite();
  const texts = useBusinessTexts();
  const hours = profile.highlights.answers?.hours;
  return (
    <div className="request-bar">
      {hours ? <p>{fill(texts.answersWithin, { time: answerTime(hours, locale) })}</p> : null}
      <RequestLink businessID={profile.businessID} />
    </div>
  );
}
