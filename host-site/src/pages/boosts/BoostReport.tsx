import { businessPath, digitsOf, fill, productPath } from '@wbn/contract';
import type { Boost } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import { Moment } from '../../ui/Moment.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { BoostsTexts } from './texts/en.ts';

interface BoostedBusiness {
  readonly businessID: string;
  readonly companyName: string;
}
interface BoostReportProps {
  readonly business: BoostedBusiness;
  readonly boosts: readonly Boost[];
  readonly texts: BoostsTexts;
}

/** Results of each boost, compared with an equally long period before. On a small screen each row is a card. */
export function BoostReport({ boosts, business, texts }: BoostReportProps) {
  if (!boosts.length) return <p className="notice">{texts.empty}</p>;
  return (
    <table className="boosts-table">
      <caption>{texts.report}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.until}</th>
          <th scope="col">{texts.impressions}</th>
          <th scope="col">{texts.clicks}</th>
        </tr>
      </thead>
      <tbody>
        {boosts.map((boost) => (
          <tr key={boost.boostID}>
            <th scope="row">
              <Boosted boost={boost} business={business} />{' '}
              <span className={boost.running ? 'badge boosts-running' : 'badge'}>
                {boost.running ? texts.running : texts.ended}
              </span>
            </th>
            <td data-label={texts.until}>
              <Moment at={boost.endsAt} />
            </td>
            <td data-label={texts.impressions}>
              <Compared now={boost.impressions} before={boost.before?.impressions} texts={texts} />
            </td>
            <td data-label={texts.clicks}>
              <Compared now={boost.clicks} before={boost.before?.clicks} texts={texts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads to what is boosted, as buyers see it. */
const Boosted = ({ boost: { name, productID }, business }: { boost: Boost; business: BoostedBusiness }) => {
  const { businessID, companyName } = business;
  return (
    <PageLink
      to={productID ? productPath(companyName, name, productID) : businessPath(companyName, businessID)}
      dir="auto"
    >
      {name}
    </PageLink>
  );
};

interface ComparedProps {
  readonly now: number;
  /** Missing for days that were not counted. */
  readonly before: number | undefined;
  readonly texts: BoostsTexts;
}
function Compared({ before, now, texts }: ComparedProps) {
  const { locale } = useSite();
  const written = (count: number) => count.toLocaleString(digitsOf(locale));
  return (
    <>
      <b>{written(now)}</b>{' '}
      {before === undefined ? null : <small>{fill(texts.before, { count: written(before) })}</small>}
    </>
  );
}
