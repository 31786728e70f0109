import { type SearchType, searchTypes } from '@wbn/contract';
import {
  type Client,
  createSearchBox,
  type SearchBox as SearchBoxStore,
  type SearchQuery,
  type SuggestedLine,
  submits,
} from '@wbn/core';
import type { ListRow } from '@wbn/core/controls';
import { Search } from 'lucide';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'shadow-dom-inject';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ListKeys } from '../ui/lists.tsx';
import { useLists } from '../ui/use-lists.ts';
import type { drawSuggestion } from './suggestions.tsx';
import type { SearchBoxTexts } from './texts/en.ts';

export interface SearchBoxProps extends SearchQuery {
  readonly action: string;
  readonly target: string;
  readonly suggestions: 'on' | 'off';
}

/** The field of the drawn box, or of the page's own form, which a visitor may have used before the script loaded. */
export const fieldIn = (root?: ParentNode | null) => root?.querySelector('input');

const later = () => import('./suggestions.tsx');

/** The store of each element, and its last attributes: an element that returns to the page keeps what was typed and chosen. */
const boxes = new WeakMap<HTMLElement, readonly [box: SearchBoxStore, attributes: string]>();

export function SearchBox({
  props,
  texts,
  status,
  locale,
  services: client,
  host,
  emit,
}: View<SearchBoxProps, never, SearchBoxTexts, Client>) {
  const { business, countries, search, action, target, suggestions } = props;
  const [draw, setDraw] = useState<typeof drawSuggestion>();
  // A change of the language must not empty the box.
  const localeNow = useRef(locale);
  localeNow.current = locale;
  const box = useMemo(() => {
    const early = { business, countries, search: fieldIn(host?.shadowRoot)?.value || fieldIn(host)?.value || search };
    const base = host && document.baseURI;
    const suggester = async () => {
      const { createSuggester, drawSuggestion } = await later();
      setDraw(() => drawSuggestion);
      return { createSuggester };
    };
    return createSearchBox(client, {
      query: boxes.get(host!)?.[0].get() ?? early,
      action,
      suggester: suggestions === 'on' ? suggester : undefined,
      base,
      platform: { locale: () => localeNow.current },
    });
  }, [client, action, suggestions]);
  const state = useSyncExternalStore(box.subscribe, box.get);
  useEffect(() => {
    const now = `${business} ${countries} ${search}`;
    // The page's attributes changed: it navigated. The first time, keep early input.
    if ((boxes.get(host!)?.[1] ?? now) !== now) box.sync({ business, countries, search });
    boxes.set(host!, [box, now]);
    return box.dismiss;
  }, [box, business, countries, search]);

  const submit = (suggestion?: SuggestedLine) => {
    if (suggestion?.kind === 'clear') return box.clear();
    const { url, ...query } = box.submit(suggestion);
    if (!emit('wbn-search', { ...query, url, picked: suggestion?.kind }, true)) return;
    // A link follows the page's <base target>, which open() does not.
    const link = document.createElement('a');
    link.href = url;
    if (target) link.target = target;
    link.click();
  };
  const lines = state.suggestions.map((line) => ({ ...line, value: line.text, label: line.text }));
  const wantsCountries = useRef(false);
  const [need, lists, hasFailed] = useLists(client, async () => {
    if (wantsCountries.current) await box.openCountries((await later()).countries);
  });
  const keys = useRef<ListKeys>(null);
  const [marked, mark] = useState<string>();
  useLayoutEffect(() => {
    const early = fieldIn(host);
    // The page's form is hidden after this: the focus and the cursor move to the same place in the box.
    if (early?.matches(':focus')) {
      host!.focus();
      fieldIn(host!.shadowRoot)!.setSelectionRange(early.selectionStart, early.selectionEnd);
    }
    // The visitor is already in the server's field.
    if (host?.shadowRoot?.activeElement) need();
  }, []);
  if (status === 'loading') return <div className="box" aria-busy="true" />;

  const region = (code: string, name?: string) =>
    name && locale === 'en' ? name : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
  const types: ListRow[] = searchTypes.map(({ code, name }) => ({ value: code, label: texts.types?.[code] ?? name }));
  const countryRows: ListRow[] = [
    { value: 'global', label: texts.global },
    ...state.countryList.map((one) => ({
      value: one.code,
      label: `${one.emoji} ${region(one.code, one.countryName)}`,
    })),
  ];
  const labelOf = (rows: readonly ListRow[], value: string) => rows.find((row) => row.value === value)?.label;
  const openCountries = () => {
    wantsCountries.current = true;
    need();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: only a form works without script, and the search element is not one
    <form
      className="box"
      part="box"
      role="search"
      action={action || `${client.options.portal}/search-result`}
      onFocusCapture={need}
      onPointerEnter={need}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Dropdown
        id="types"
        label={texts.type}
        value={state.business}
        shown={labelOf(types, state.business) ?? ''}
        rows={types}
        part="type"
        lists={lists}
        onOpen={need}
        pick={(value) => box.choose({ business: value as SearchType })}
      />
      <Dropdown
        id="countries"
        label={texts.country}
        value={state.countries}
        shown={labelOf(countryRows, state.countries) ?? region(state.countries)}
        rows={countryRows}
        part="country"
        filter={{ placeholder: texts.filter, empty: texts.none }}
        lists={lists}
        onOpen={openCountries}
        pick={(value) => box.choose({ countries: value })}
      />
      <div className="field">
        <input
          part="input"
          type="search"
          name="search"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={!!(lists && draw && lines[0])}
          aria-controls="suggestions"
          aria-activedescendant={marked}
          placeholder={texts.search}
          value={state.search}
          maxLength={256}
          autoComplete="off"
          // Also drops running requests, whose list would open over later actions.
          onBlur={box.dismiss}
          // Without the list the field is as useful.
          onFocus={() => box.open().catch(() => {})}
          onInput={(event) => box.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (keys.current?.(event)) return;
            // The view library's own event has no `isComposing`; the browser's has.
            if (!submits((event.nativeEvent ?? event) as KeyboardEvent)) return;
            event.preventDefault();
            submit();
          }}
        />
        {/* Without script the results also use the visitor's language. No second input, because pages find the box's field by its tag. */}
        <textarea name="countries" hidden value={state.countries} />
        <textarea name="lang" hidden value={locale} />
        {lists && draw && lines[0] && (
          <lists.OpenList<ListRow & SuggestedLine>
            id="suggestions"
            label={texts.suggestions}
            rows={lines}
            text={state.search}
            keys={keys}
            draw={(line) => draw(line, texts.kinds, Icon)}
            mark={mark}
            pick={submit}
            close={box.dismiss}
          />
        )}
      </div>
      <button
        className="main"
        part="submit"
        type="submit"
        name="business"
        value={state.business}
        aria-label={texts.submit}
      >
        <Icon of={Search} />
      </button>
      {hasFailed && (
        <p className="failure" part="failure" role="alert">
          {texts.failed}{' '}
          <button type="button" className="retry" part="retry" onClick={need}>
            {texts.retry}
          </button>
        </p>
      )}
    </form>
  );
}
