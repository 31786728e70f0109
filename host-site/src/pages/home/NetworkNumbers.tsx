import { sisterEditions } from '@wbn/content/editions';
import { industryHeads } from '@wbn/content/industry-heads';
import { useSite } from '../../site-context.ts';
import type { HomeData } from './loader.ts';

/** Counts from the API and of the network. Unknown numbers are hidden. */
export function NetworkNumbers({ numbers }: { readonly numbers: HomeData['numbers'] }) {
  const { edition, texts } = useSite();
  const { businesses, products } = numbers;
  const shown = [
    ['businesses', businesses],
    ['products', products],
    ['industries', String(industryHeads.length)],
    ['sites', String(sisterEditions(edition).length)],
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
