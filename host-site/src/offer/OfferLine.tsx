import { priceRange } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { offerFacts, unitPrice } from './facts.ts';
import type { OfferWords } from './texts/en.ts';

interface Props {
  readonly product: Product;
  readonly words: OfferWords;
}

/** Price, minimum order and lead time of a product in a list of results; nothing for those that are not given. */
export function OfferLine({ product, words }: Props) {
  const { locale } = useSite();
  const reader = { locale, words };
  const range = priceRange(product, locale);
  const facts = offerFacts(product, reader).filter(({ field }) => field === 'minimumOrder' || field === 'leadTimeDays');
  if (!range && facts.length === 0) return null;
  return (
    <ul className="result-offer">
      {range ? (
        <li className="result-price">
          <bdi suppressHydrationWarning>{unitPrice(range, product, reader)}</bdi>
        </li>
      ) : null}
      {facts.map(({ field, label, text }) => (
        <li key={field}>
          {label}: <bdi suppressHydrationWarning>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
