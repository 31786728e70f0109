import { PageLink } from '../ui/PageLink.tsx';
import { DataSheetList } from './DataSheetList.tsx';
import type { DescribedFacts } from './describe.ts';
import './product-facts.css';

interface Props {
  readonly businessID: string;
  readonly productID: string;
  readonly offer: DescribedFacts;
}

/** The price of a product, or the way to ask for it, and the other commercial facts. */
export function FactBox({ businessID, offer, productID }: Props) {
  const { ask, facts, onRequest, price, sheets, steps, title } = offer;
  return (
    <section slot="offer" className="offer" aria-label={title}>
      {price ? (
        <p className="offer-price">
          <bdi>{price}</bdi>
        </p>
      ) : (
        <p className="offer-request">
          {onRequest}
          {' · '}
          <PageLink to={`/business/${businessID}/send-request?product=${productID}`}>{ask}</PageLink>
        </p>
      )}
      {steps ? (
        <table className="offer-steps">
          <caption className="visually-hidden">{steps.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{steps.quantity}</th>
              <th scope="col">{steps.price}</th>
            </tr>
          </thead>
          <tbody>
            {steps.rows.map((row) => (
              <tr key={row.quantity}>
                <th scope="row">{row.quantity}</th>
                <td>
                  <bdi>{row.price}</bdi>
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
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sheets ? <DataSheetList sheets={sheets} /> : null}
    </section>
  );
}
