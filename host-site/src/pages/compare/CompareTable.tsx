import { businessPath, fill, productPath } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { comparePath } from '../../compared/compared-ids.ts';
import { FactLine } from '../../product-facts/FactLine.tsx';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { compareRows } from './compare-rows.ts';
import type { CompareData } from './loader.ts';
import type { CompareTexts } from './texts/en.ts';

interface CompareTableProps extends Pick<CompareData, 'offers'> {
  readonly profiles: readonly BusinessProfile[];
  readonly ids: readonly string[];
  readonly texts: CompareTexts;
}

/** One column for each supplier: name and way to ask on top, products, then facts row by row. A head holds the name alone: it is read at each cell. */
export function CompareTable({ ids, offers, profiles, texts }: CompareTableProps) {
  const site = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="table-scroll compare-scroll" tabIndex={0} aria-label={texts.title}>
      <table className="compare-table" data-columns={profiles.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.fact}</span>
            </th>
            {profiles.map((profile) => (
              <th scope="col" key={profile.businessID}>
                <Head profile={profile} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="compare-acts">
            <th scope="row">
              <span className="visually-hidden">{site.texts.business.actions}</span>
            </th>
            {profiles.map((profile) => (
              <td key={profile.businessID}>
                <Acts profile={profile} others={ids.filter((id) => id !== profile.businessID)} texts={texts} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{texts.products}</th>
            {profiles.map((profile) => (
              <td key={profile.businessID}>
                <Products offers={offers} profile={profile} texts={texts} />
              </td>
            ))}
          </tr>
          {compareRows(profiles, texts, site).map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={profiles[index]?.businessID} dir="auto">
                  {value || <Unknown texts={texts} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Unknown = ({ texts }: { readonly texts: CompareTexts }) => (
  <span className="compare-unknown">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{texts.unknown}</span>
  </span>
);

const Head = ({ profile: { businessID, general } }: { readonly profile: BusinessProfile }) => (
  <div className="compare-head">
    <Avatar name={general.companyName} url={general.profilePhoto?.url} />
    <PageLink to={businessPath(general.companyName, businessID)} dir="auto">
      {general.companyName}
    </PageLink>
  </div>
);

interface ActsProps {
  readonly profile: BusinessProfile;
  readonly others: readonly string[];
  readonly texts: CompareTexts;
}

function Acts({ others, profile: { businessID, general }, texts }: ActsProps) {
  const { business } = useSite().texts;
  const name = general.companyName;
  return (
    <>
      <PageLink
        className="button button-primary"
        to={`/business/${businessID}/send-request`}
        aria-label={`${business.sendRequest}: ${name}`}
      >
        {business.sendRequest}
      </PageLink>
      <PageLink className="text-button" to={comparePath(others)} aria-label={fill(texts.remove, { name })}>
        {texts.removeShort}
      </PageLink>
    </>
  );
}

interface ProductsProps extends Pick<CompareTableProps, 'offers' | 'texts'> {
  readonly profile: BusinessProfile;
}

/** The shown products, each with its price, minimum order and lead time. */
function Products({ offers, profile, texts }: ProductsProps) {
  const { general, highlights } = profile;
  if (!highlights.products.length) return <Unknown texts={texts} />;
  return (
    <ul className="compare-products">
      {highlights.products.map(({ name, picture, productID }) => (
        <li key={productID}>
          <PageLink to={productPath(general.companyName, name, productID)}>
            <img src={picture} alt="" width={48} height={48} />
            <span dir="auto">{name}</span>
          </PageLink>
          {offers[productID] ? <FactLine {...offers[productID]} /> : null}
        </li>
      ))}
    </ul>
  );
}
