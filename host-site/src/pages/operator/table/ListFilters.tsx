import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { Field } from '../../../ui/form/Field.tsx';
import { NativeDropdown } from '../../../ui/form/NativeDropdown.tsx';
import type { OperatorData } from '../operator-page.ts';
import type { Filter, ListQuery } from './list-address.ts';

interface ListFiltersProps {
  readonly filters: readonly Filter[];
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
}

/**
 * The filters of a list: a choice or a day applies at once, words with Enter or the button. All fields are applied together, as they stand in
 * the form: the address follows later, and a filter read from it would take back what was chosen meanwhile.
 */
export function ListFilters({ change, filters, query }: ListFiltersProps) {
  const { texts } = useLoaderData<OperatorData>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The way back changes the address: then the fields show what it says.
  useEffect(() => {
    for (const { name } of filters) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = query[name] ?? '';
    }
  }, [filters, query]);
  const apply = (fields: HTMLFormElement | null) => {
    if (fields === null) return;
    const typed = new FormData(fields);
    change(Object.fromEntries(filters.map(({ name }) => [name, String(typed.get(name) ?? '').trim()])));
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const hasWords = filters.some(({ kind }) => kind === 'words');
  return (
    <form className="operator-filters" ref={form} onSubmit={search}>
      {filters.map((filter) => {
        const { label, name } = filter;
        const hint = filter.kind === 'choice' ? undefined : filter.hint;
        return (
          <Field key={name} id={id + name} label={label} hint={hint}>
            {(aria) =>
              filter.kind === 'choice' ? (
                <NativeDropdown
                  {...aria}
                  name={name}
                  defaultValue={query[name] ?? ''}
                  onChange={({ target }) => apply(target.form)}
                >
                  {Object.entries(filter.options).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </NativeDropdown>
              ) : (
                <input
                  {...aria}
                  className="field-input"
                  type={filter.kind === 'day' ? 'date' : 'search'}
                  name={name}
                  dir={filter.kind === 'day' ? undefined : 'auto'}
                  maxLength={200}
                  defaultValue={query[name] ?? ''}
                  onChange={({ target }) => {
                    if (filter.kind === 'day') apply(target.form);
                  }}
                />
              )
            }
          </Field>
        );
      })}
      {hasWords ? (
        <button type="submit" className="button">
          {texts.lists.find}
        </button>
      ) : null}
    </form>
  );
}
