import type { BusinessProfile, Product } from '@wbn/contract/shapes';
import { lazy, Suspense } from 'react';
import type { SectionFields } from '../../business-facts/fields.ts';
import { useSite } from '../../site-context.ts';
import { BusinessProducts } from '../../ui/BusinessProducts.tsx';
import { CertificateList } from './CertificateList.tsx';
import { Description } from './Description.tsx';
import { FieldList, hasValues } from './FieldList.tsx';
import { SectionTitle } from './manage/SectionTitle.tsx';
import { VideoSection } from './VideoSection.tsx';

// Only an owner needs it.
const EmptySections = lazy(() => import('./EmptySections.tsx').then((module) => ({ default: module.EmptySections })));

interface BusinessSectionsProps {
  readonly profile: BusinessProfile;
  readonly fields: SectionFields;
  readonly products: readonly Product[] | undefined;
  /** `2026-02-11`: certificates that ended before have expired. */
  readonly today: string;
  /** Whether the viewer owns the business: empty sections appear only then. */
  readonly canFill: boolean;
}

/** Products shown before the others are folded: two rows on a wide screen. */
const firstProducts = 8;

/** Products and the sections of a profile, with links to each. */
export function BusinessSections({ canFill, fields, products, profile, today }: BusinessSectionsProps) {
  const { business } = useSite().texts;
  const { businessID, certificates, general } = profile;
  const names = ['general', 'contact', 'factory', 'trade', 'terms'] as const;
  const sections = names.filter((name) => hasValues(fields[name]));
  const hasProducts = products?.length !== 0;
  const parts = [
    ...(hasProducts ? ['products' as const] : []),
    ...sections,
    ...(certificates.length ? ['certificates' as const] : []),
    'comments' as const,
  ];
  return (
    <>
      <nav className="jump" aria-label={business.sections}>
        <ul>
          {parts.map((name) => (
            <li key={name}>
              <a className="chip" href={`#${name}`}>
                {business[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasProducts ? <BusinessProducts products={products} first={firstProducts} /> : null}
      {general.generalDescription ? <Description text={general.generalDescription} /> : null}
      {sections.map((name) => (
        <section key={name} className="business-section" id={name} aria-labelledby={`${name}-title`}>
          <SectionTitle id={`${name}-title`} tab={name} title={business[name]} />
          <FieldList fields={fields[name]} />
        </section>
      ))}
      {certificates.length ? <CertificateList certificates={certificates} today={today} /> : null}
      {general.video ? <VideoSection url={general.video.url} /> : null}
      {canFill ? (
        <Suspense fallback={null}>
          <EmptySections
            businessID={businessID}
            hasProducts={hasProducts}
            tabs={[
              ...names.filter((name) => !sections.includes(name)),
              ...(certificates.length ? [] : ['certificates' as const]),
            ]}
          />
        </Suspense>
      ) : null}
    </>
  );
}
