import { money, priceRange } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { offerFacts, quantityText, unitPrice } from './facts.ts';
import type { OfferWords } from './texts/en.ts';
import './offer.css';

interface Props {
  readonly product: Product;
  readonly words: OfferWords;
}

/**
 * The price of a product, or the way to ask for it, and the other commercial facts. The browser's number formats may differ from
 * the server's by a space; React does not report that.
 */
export function OfferBox({ product, words }: Props) {
  const { locale } = useSite();
  const reader = { locale, words };
  const { currency, minimumOrder, price, priceSteps = [] } = product;
  const range = priceRange(product, locale);
  const facts = offerFacts(product, reader);
  const steps = price ? [{ quantity: minimumOrder ?? 1, price }, ...priceSteps] : [];
  return (
    <section slot="offer" className="offer" aria-label={words.title}>
      {range ? (
        <p className="offer-price">
          <bdi suppressHydrationWarning>{unitPrice(range, product, reader)}</bdi>
        </p>
      ) : (
        <p className="offer-request">
          {words.onRequest}
          {' · '}
          <PageLink to={`/business/${product.businessID}/send-request?product=${product.productID}`}>
            {words.ask}
          </PageLink>
        </p>
      )}
      {steps.length > 1 ? (
        <table className="offer-steps">
          <caption className="visually-hidden">{words.labels.priceSteps}</caption>
          <thead>
            <tr>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.labels.price}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.quantity}>
                <th scope="row">{quantityText(step.quantity, product, reader)}</th>
                <td>
                  <bdi suppressHydrationWarning>{money(step.price, currency, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {facts.length > 0 ? (
        <dl className="offer-facts">
          {facts.map(({ field, label, text }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <bdi suppressHydrationWarning>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
