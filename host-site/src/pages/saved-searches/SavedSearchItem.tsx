import { alertTimes, fill, removeSavedSearch, resultsPath, updateSavedSearch } from '@wbn/contract';
import type { SavedSearch } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Pencil, X } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { describeSearch } from './describe-search.ts';
import type { SavedSearchesData } from './loader.ts';
import { RenameDialog } from './RenameDialog.tsx';

interface SavedSearchItemProps {
  readonly client: Client;
  readonly saved: SavedSearch;
  /** Replaces it in the list; without a value removes it. */
  readonly change: (next?: SavedSearch) => void;
}

/** A saved search with its alerts. A change is shown at once and reverted if the server refuses. */
export function SavedSearchItem({ change, client, saved }: SavedSearchItemProps) {
  const { texts } = useLoaderData<SavedSearchesData>();
  const site = useSite();
  const [naming, setNaming] = useState(false);
  const { alerts, lastAlertAt, mail, name, search, searchID } = saved;
  const params = { id: searchID };
  const update = async (body: Partial<Pick<SavedSearch, 'alerts' | 'mail' | 'name'>>) => {
    change({ ...saved, ...body });
    try {
      change((await client.call(updateSavedSearch, { params, body })).data);
      toasts.success();
    } catch {
      change(saved);
      toasts.failure();
    }
  };
  const remove = async () => {
    try {
      await client.call(removeSavedSearch, { params });
      change();
      toasts.success(fill(texts.removed, { name }));
    } catch {
      toasts.failure();
    }
  };
  return (
    <article className="saved-search">
      <div className="saved-search-body">
        <h2>
          <PageLink to={resultsPath(search)}>
            <bdi>{name}</bdi>
          </PageLink>
        </h2>
        <p className="result-place">
          <bdi>{describeSearch(search, site, texts)}</bdi>
        </p>
        <p className="result-place">
          {lastAlertAt ? fill(texts.lastAlert, { date: dayOf(lastAlertAt, site.locale) }) : texts.noAlert}
        </p>
      </div>
      <div className="saved-search-alerts">
        <NativeDropdown
          aria-label={fill(texts.alertsOf, { name })}
          value={alerts}
          onChange={({ target }) => update({ alerts: alertTimes.find((time) => time === target.value) ?? alerts })}
        >
          {alertTimes.map((time) => (
            <option key={time} value={time}>
              {texts[time]}
            </option>
          ))}
        </NativeDropdown>
        <label className="saved-searches-mail">
          <input
            type="checkbox"
            aria-label={fill(texts.mailOf, { name })}
            checked={mail && alerts !== 'off'}
            disabled={alerts === 'off'}
            onChange={({ target }) => update({ mail: target.checked })}
          />
          {texts.mail}
        </label>
      </div>
      <div className="saved-search-acts">
        <button
          type="button"
          className="icon-button"
          aria-label={fill(texts.rename, { name })}
          onClick={() => setNaming(true)}
        >
          <Icon node={Pencil} />
        </button>
        <button type="button" className="icon-button" aria-label={fill(texts.remove, { name })} onClick={remove}>
          <Icon node={X} />
        </button>
      </div>
      {naming ? (
        <RenameDialog name={name} keep={(next) => update({ name: next })} close={() => setNaming(false)} />
      ) : null}
    </article>
  );
}
