import type { Membership } from '@wbn/contract/shapes';
import { PageLink } from '../../ui/PageLink.tsx';
import type { MembershipTexts } from './texts/en.ts';

interface NextStepsProps {
  readonly membership: Membership;
  readonly texts: MembershipTexts;
}

/** The pages on which a paid membership is used; empty without a paid year. */
export function NextSteps({ membership: { businessID, paidUntil, verified }, texts }: NextStepsProps) {
  if (paidUntil === null) return null;
  return (
    <section className="form-card membership-part" aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.next}</h2>
      <ul>
        {verified ? null : (
          <li>
            <PageLink to={`/business/${businessID}/verification`}>{texts.verify}</PageLink>
          </li>
        )}
        <li>
          <PageLink to={`/business/${businessID}/boosts`}>{texts.boost}</PageLink>
        </li>
      </ul>
    </section>
  );
}
