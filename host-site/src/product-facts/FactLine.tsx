import type { FactSummary } from './describe.ts';

/** Price, minimum order and lead time of a product in a list of results; nothing for those that are not given. */
export function FactLine({ facts, price }: FactSummary) {
  if (!price && facts.length === 0) return null;
  return (
    <ul className="result-offer">
      {price ? (
        <li className="result-price">
          <bdi>{price}</bdi>
        </li>
      ) : null}
      {facts.map(({ field, label, text }) => (
        <li key={field}>
          {label}: <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
