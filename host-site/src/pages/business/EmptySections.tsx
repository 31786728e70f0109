import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { SectionTitle } from './manage/SectionTitle.tsx';
import { useBusinessTexts } from './page-texts-context.ts';

interface EmptySectionsProps {
  readonly businessID: string;
  readonly hasProducts: boolean;
  /** The tabs of the editor that fill them. */
  readonly tabs: readonly ('general' | 'contact' | 'factory' | 'trade' | 'terms' | 'certificates')[];
}

/** The empty parts of the page, for its owner alone, with a call to fill each. They come last, so that nothing moves for them. */
export function EmptySections({ businessID, hasProducts, tabs }: EmptySectionsProps) {
  const { business, details } = useSite().texts;
  const texts = useBusinessTexts();
  const address = `/business/${businessID}`;
  const parts = [
    ...(hasProducts ? [] : [['products', business.noProducts, `${address}/products`, texts.addProducts] as const]),
    ...tabs.map((tab) => [tab, details.none, `${address}/edit/${tab}`, texts.fill] as const),
  ];
  return parts.map(([name, says, to, action]) => (
    <section key={name} className="business-section" id={name} aria-labelledby={`${name}-title`}>
      {name === 'products' ? (
        <h2 id="products-title">{business.products}</h2>
      ) : (
        <SectionTitle id={`${name}-title`} tab={name} title={business[name]} />
      )}
      <div className="empty-part">
        <p className="field-none">{says}</p>
        <p>{texts.onlyYou}</p>
        <PageLink className="button" to={to}>
          {action}
        </PageLink>
      </div>
    </section>
  ));
}
