import { sisterEditions } from '@wbn/content/editions';
import { industryHeads } from '@wbn/content/industry-heads';
import { useSite } from '../../site-context.ts';
import type { HomeData } from './page.ts';

/** Proof in numbers: what the API counts, and what the network is made of. A number that is not known is not shown. */
export function NetworkNumbers({ numbers }: { readonly numbers: HomeData['numbers'] }) {
  const { edition, locale, texts } = useSite();
  const format = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale);
  const { businesses, products } = numbers;
  const shown = [
    ['businesses', businesses],
    ['products', products],
    ['industries', { count: industryHeads.length, exact: true }],
    ['sites', { count: sisterEditions(edition).length, exact: true }],
  ] as const;
  return (
    <section className="numbers" aria-label={texts.home.numbers}>
      <dl>
        {shown.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{texts.home.numberOf[name]}</dt>
              <dd>{format.format(value.count) + (value.exact ? '' : '+')}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
