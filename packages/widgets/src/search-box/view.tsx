import { searchTypes, suggest } from '@wbn/contract';
import { Search } from 'lucide';
import { useEffect, useId, useMemo, useState } from 'react';
import type { View } from 'shadow-dom-inject';
import type { Core } from '../runtime/core.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Popup } from '../ui/Popup.tsx';
import { type Row, useListbox } from '../ui/use-listbox.ts';
import { afterwards, type Query, resultsUrl, suggester } from './machine.ts';
import type { SearchBoxTexts } from './texts/en.ts';

export interface SearchBoxProps extends Query {
  readonly action: string;
  readonly target: string;
  readonly suggestions: 'on' | 'off';
}

export function SearchBox({
  props,
  texts,
  status,
  locale,
  services,
  host,
  emit,
}: View<SearchBoxProps, never, SearchBoxTexts, Core>) {
  const { business, countries, search, action, target } = props;
  const id = useId();
  // A visitor may have typed into the server's field before the script came.
  const typed = host?.shadowRoot?.querySelector('input')?.value;
  const [query, setQuery] = useState<Query>({ business, countries, search: typed || search });
  const [synced, setSynced] = useState(props);
  const [countryRows, setCountryRows] = useState<readonly Row[]>([]);
  const [offers, setOffers] = useState<readonly Row[]>([]);
  // The page's attributes changed: it went to another address.
  if (synced.business !== business || synced.countries !== countries || synced.search !== search) {
    setSynced(props);
    setQuery({ business, countries, search });
  }
  const suggestions = useMemo(
    () =>
      suggester(
        async (prefix, businessType, signal) => {
          const found = await services.call<{ text: string }[]>(suggest, { body: { prefix, businessType } }, signal);
          return found.map(({ text }) => text);
        },
        (found) => setOffers(found.map((text) => ({ value: text, label: text }))),
        afterwards,
      ),
    [services],
  );
  useEffect(() => suggestions.stop, [suggestions]);
  const close = () => {
    suggestions.stop();
    setOffers([]);
  };
  const submit = (text = query.search) => {
    const next = { ...query, search: text.trim() };
    const url = resultsUrl(next, action, services.addresses.portal, document.baseURI);
    close();
    setQuery(next);
    if (!emit('wbn-search', { ...next, url }, true)) return;
    if (target && target !== '_self') open(url, target, target === '_blank' ? 'noopener' : '');
    else location.assign(url);
  };
  const list = useListbox(offers, (row) => submit(row.label), close);
  if (status === 'loading') return <div className="box" aria-busy="true" />;

  const region = (code: string, name?: string) =>
    name && locale === 'en'
      ? name
      : (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code);
  const global = { value: 'global', label: texts.global };
  const types = searchTypes.map(({ code, name }) => ({ value: code, label: texts.types?.[code] ?? name }));
  const labelOf = (rows: readonly Row[], value: string) => rows.find((row) => row.value === value)?.label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is no form, and a form is what works without script
    <form
      className="box"
      part="box"
      role="search"
      action={action || `${services.addresses.portal}/search-result`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Dropdown
        label={texts.type}
        value={query.business}
        shown={labelOf(types, query.business) ?? ''}
        rows={types}
        part="type"
        pick={(value) => setQuery({ ...query, business: value })}
      />
      <Dropdown
        label={texts.country}
        value={query.countries}
        shown={
          query.countries === 'global'
            ? texts.global
            : (labelOf(countryRows, query.countries) ?? region(query.countries))
        }
        rows={[global, ...countryRows]}
        part="country"
        note={query.business === 'PR' && texts.notForProducts}
        filter={{ placeholder: texts.filter, empty: texts.none }}
        onOpen={() => {
          // The list is long and most visitors never open it.
          if (countryRows.length) return;
          services.countries().then(
            (found) =>
              setCountryRows(
                found.map((one) => ({ value: one.code, label: `${one.emoji} ${region(one.code, one.countryName)}` })),
              ),
            () => {},
          );
        }}
        pick={(value) => setQuery({ ...query, countries: value })}
      />
      <div className="field">
        <input
          part="input"
          type="search"
          name="search"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={!!offers.length}
          aria-controls={id}
          aria-activedescendant={list.active < 0 ? undefined : id + list.active}
          placeholder={texts.search}
          value={query.search}
          maxLength={256}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => {
            const { value } = event.currentTarget;
            setQuery({ ...query, search: value });
            list.setActive(-1);
            if (props.suggestions === 'on') suggestions.ask(value, query.business);
          }}
          onKeyDown={(event) => {
            // Enter also confirms a word in an input method: that one carries isComposing, or key code 229.
            if ((event.nativeEvent ?? event).isComposing || event.keyCode === 229) return;
            if (offers.length && list.onKey(event)) return;
            if (event.keyCode !== 13) return;
            event.preventDefault();
            submit();
          }}
        />
        {offers.length > 0 && (
          <Popup close={close}>
            <Menu
              id={id}
              rows={offers}
              active={list.active}
              label={texts.suggestions}
              pick={(row) => submit(row.label)}
            />
          </Popup>
        )}
      </div>
      <button
        className="go"
        part="submit"
        type="submit"
        name="business"
        value={query.business}
        aria-label={texts.submit}
      >
        <Icon of={Search} />
      </button>
    </form>
  );
}
