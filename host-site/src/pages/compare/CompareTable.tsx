import { businessPath, fill, productPath } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { compareRows } from './compare-rows.ts';
import { comparePath } from './compared-ids.ts';
import type { CompareTexts } from './texts/en.ts';

interface CompareTableProps {
  readonly profiles: readonly BusinessProfile[];
  readonly ids: readonly string[];
  readonly texts: CompareTexts;
}

/** One column for each supplier: name and way to ask on top, products, then facts row by row. */
export function CompareTable({ ids, profiles, texts }: CompareTableProps) {
  const site = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="table-scroll compare-scroll" tabIndex={0} aria-label={texts.title}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.fact}</span>
            </th>
            {profiles.map((profile) => (
              <th scope="col" key={profile.businessID}>
                <Head profile={profile} others={ids.filter((id) => id !== profile.businessID)} texts={texts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.products}</th>
            {profiles.map((profile) => (
              <td key={profile.businessID}>
                <Products profile={profile} texts={texts} />
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

interface HeadProps {
  readonly profile: BusinessProfile;
  readonly others: readonly string[];
  readonly texts: CompareTexts;
}

function Head({ others, profile: { businessID, general }, texts }: HeadProps) {
  const { business } = useSite().texts;
  const name = general.companyName;
  return (
    <div className="compare-head">
      <Avatar name={name} url={general.profilePhoto?.url} />
      <PageLink to={businessPath(name, businessID)} dir="auto">
        {name}
      </PageLink>
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
    </div>
  );
}

function Products({ profile, texts }: { readonly profile: BusinessProfile; readonly texts: CompareTexts }) {
  const { general, highlights } = profile;
  if (!highlights.products.length) return <Unknown texts={texts} />;
  return (
    <ul className="compare-products">
      {highlights.products.map(({ name, picture, productID }) => (
        <li key={productID}>
          <PageLink to={productPath(general.companyName, name, productID)} title={name}>
            <img src={picture} alt={name} width={72} height={72} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
