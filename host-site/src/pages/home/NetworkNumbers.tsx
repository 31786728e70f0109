import { industryHeads } from '@wbn/content/industry-heads';
import { sisterSites } from '../../sister-sites.ts';
import { useSite } from '../../site-context.ts';
import type { HomeData } from './home-data.ts';

/** Counts from the API and of the network. Unknown numbers are hidden. */
export function NetworkNumbers({ numbers }: { readonly numbers: HomeData['numbers'] }) {
  const { edition, settings, texts } = useSite();
  const { businesses, products } = numbers;
  const shown = [
    ['businesses', businesses],
    ['products', products],
    ['industries', String(industryHeads.length)],
    ['sites', String(sisterSites(settings, edition).length)],
  ] as const;
  return (
    <section className="numbers" aria-label={texts.home.numbers}>
      <dl>
        {shown.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{texts.home.numberOf[name]}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
