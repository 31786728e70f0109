import type { Country } from '@wbn/contract/shapes';
import { type Client, statesOf } from '@wbn/core';
import { useMemo } from 'react';
import { useSite } from '../../site-context.ts';
import { countryRows } from './country-rows.ts';
import { ListHint } from './ListHint.tsx';
import { SearchableSelect } from './SearchableSelect.tsx';
import { useFormTexts } from './texts/index.ts';
import { useList } from './use-list.ts';
import './form.css';

interface PlaceFieldsProps {
  readonly client: Client;
  readonly countries: readonly Country[];
  /** Codes; '' for none. */
  readonly country: string;
  readonly state: string;
  readonly change: (place: { country: string; state: string }) => void;
  /** Prefix of the ids `country` and `state`. */
  readonly prefix?: string;
  readonly errors?: { readonly country?: string | undefined; readonly state?: string | undefined };
  readonly required?: boolean;
  /** The state's name until the list is loaded. */
  readonly shownState?: string | undefined;
  /** Whether the choice can be cleared. */
  readonly canClear?: boolean;
}

/** A country and one of its states, if it has any. Another country clears the state. */
export function PlaceFields({ change, client, countries, country, errors = {}, state, ...props }: PlaceFieldsProps) {
  const { canClear = false, prefix = '', required = false, shownState } = props;
  const form = useFormTexts();
  const { locale, texts } = useSite();
  const rows = useMemo(() => countryRows(countries, locale), [countries, locale]);
  const states = useList(country, (code) => statesOf(client, code));
  const stateRows = states.items.map(({ stateID, stateName }) => ({ value: stateID, label: stateName }));
  const none = { value: '', label: '—' };
  return (
    <div className="field-pair">
      <SearchableSelect
        id={`${prefix}country`}
        label={texts.fields.country}
        rows={canClear && country ? [none, ...rows] : rows}
        value={country}
        error={errors.country}
        required={required}
        change={(code) => code !== country && change({ country: code, state: '' })}
      />
      <SearchableSelect
        id={`${prefix}state`}
        label={texts.fields.state}
        rows={canClear && state ? [none, ...stateRows] : stateRows}
        value={state}
        shown={shownState}
        disabled={!stateRows.length}
        error={errors.state}
        required={required && stateRows.length > 0}
        hint={country ? <ListHint list={states} /> : form.countryFirst}
        change={(id) => change({ country, state: id })}
      />
    </div>
  );
}
