import type { Favorites, FavoritesState } from '@wbn/core';
import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import type { FavoritesData } from './loader.ts';

interface FavoritesFilterProps {
  readonly state: FavoritesState;
  readonly choose: Favorites['choose'];
}

/** Filters by kind and folder. */
export function FavoritesFilter({ choose, state: { folder, folders, kind } }: FavoritesFilterProps) {
  const { texts } = useLoaderData<FavoritesData>();
  const id = useId();
  const kinds = [
    ['', texts.all],
    ['business', texts.businesses],
    ['product', texts.products],
  ] as const;
  const named = folders.filter(({ name }) => name);
  return (
    <div className="favorites-filter">
      <fieldset className="favorites-kinds">
        <legend className="visually-hidden">{texts.title}</legend>
        {kinds.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className={value === kind ? 'chip chip-on' : 'chip'}
            aria-pressed={value === kind}
            onClick={() => choose({ kind: value })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {named.length || folder ? (
        <div className="favorites-folder">
          <label htmlFor={id}>{texts.folder}</label>
          <NativeDropdown id={id} value={folder} onChange={({ target }) => choose({ folder: target.value })}>
            <option value="">{texts.everyFolder}</option>
            {named.map(({ count, name }) => (
              <option key={name} value={name}>{`${name} (${count})`}</option>
            ))}
          </NativeDropdown>
        </div>
      ) : null}
    </div>
  );
}
