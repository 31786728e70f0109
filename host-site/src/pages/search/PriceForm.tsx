import { type Facet, freePriceOf, pagePath, priceFields, type ResultsQuery } from '@wbn/core/search';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import type { SearchTexts } from './texts/en.ts';

interface Currency {
  readonly code: string;
  readonly name: string;
}

/** The currencies of the results and that of the form, the chosen one first. */
function currenciesOf({ filters = {}, refusedPrice }: ResultsQuery, facets: readonly Facet[]): Currency[] {
  const counted = facets.find(({ name }) => name === 'currency')?.values ?? [];
  const known = counted.map(({ name, value }) => ({ code: value, name }));
  const chosen = [refusedPrice?.currency, freePriceOf(filters)?.currency, ...(filters.currency ?? [])];
  const first = chosen.find((code) => code !== undefined);
  if (first === undefined) return known;
  const name = known.find(({ code }) => code === first)?.name ?? first;
  return [{ code: first, name }, ...known.filter(({ code }) => code !== first)];
}

export interface PriceFormProps {
  readonly query: ResultsQuery;
  readonly facets: readonly Facet[];
  readonly texts: SearchTexts;
}

/** Free limits of the price. The form works without a script: the page reads its fields from the address. */
export function PriceForm({ facets, query, texts }: PriceFormProps) {
  const { edition, locale } = useSite();
  const currencies = currenciesOf(query, facets);
  if (currencies.length === 0) return null;
  const { currency: _, price: __, ...filters } = query.filters ?? {};
  const rest = inLocale(pagePath({ ...query, filters, page: 1 }), locale, edition);
  const { refusedPrice } = query;
  const limits = refusedPrice ?? freePriceOf(query.filters);
  const problem = refusedPrice && { amount: texts.priceAmount, order: texts.priceOrder }[refusedPrice.problem];
  const described = `price-hint${problem ? ' price-problem' : ''}`;
  const limit = (name: 'min' | 'max', label: string) => (
    <label className="price-limit">
      <span>{label}</span>
      <input
        key={limits?.[name]}
        dir="ltr"
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        name={priceFields[name]}
        defaultValue={limits?.[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described}
      />
    </label>
  );
  return (
    <details className="facet" open>
      <summary>{texts.priceLimits}</summary>
      <form className="price-form" action="/search-result">
        {[...new URLSearchParams(rest.slice(rest.indexOf('?')))].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {limit('min', texts.priceFrom)}
        {limit('max', texts.priceTo)}
        <label className="price-currency">
          <span>{texts.currency}</span>
          <select
            key={currencies[0]?.code}
            name={priceFields.currency}
            defaultValue={currencies[0]?.code}
            aria-describedby={described}
          >
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {name === code ? code : `${code} · ${name}`}
              </option>
            ))}
          </select>
        </label>
        {problem ? (
          <p className="price-problem" id="price-problem" role="alert">
            {problem}
          </p>
        ) : null}
        <p className="price-hint" id="price-hint">
          {texts.priceHint}
        </p>
        <button type="submit" className="button">
          {texts.priceApply}
        </button>
      </form>
    </details>
  );
}
