import { type AlertTime, alertTimes, saveSearch, textLengths } from '@wbn/contract';
import type { SavedSearch } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { pagePath, type ResultsQuery } from '@wbn/core/search';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { useSite } from '../../site-context.ts';
import { Field } from '../../ui/form/Field.tsx';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { describeSearch, searchStateOf } from './describe-search.ts';
import type { SavedSearchesData } from './loader.ts';

interface SaveFormProps {
  readonly client: Client;
  readonly query: ResultsQuery;
  readonly onSaved: (saved: SavedSearch) => void;
}

/** Saves the search of a results page under a name. */
export function SaveForm({ client, onSaved, query }: SaveFormProps) {
  const { texts } = useLoaderData<SavedSearchesData>();
  const site = useSite();
  const id = useId();
  const description = describeSearch(searchStateOf(query), site, texts);
  const [name, setName] = useState(description.slice(0, textLengths.savedSearchName));
  const [alerts, setAlerts] = useState<AlertTime>('daily');
  const [mail, setMail] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setProblem(texts.nameMissing);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await client.call(saveSearch, {
        body: { name: name.trim(), search: searchStateOf(query), alerts, mail },
      });
      toasts.success(texts.saved);
      onSaved(data);
    } catch (error) {
      setBusy(false);
      const { name: refusal } = error as Error;
      setProblem(refusal === 'SavedSearchLimit' ? texts.limit : (saidByClient(error) ?? texts.saveFailed));
    }
  };
  return (
    <form className="saved-searches-form" onSubmit={save} noValidate>
      <h2>{texts.saveTitle}</h2>
      <p>
        <PageLink to={pagePath(query)}>
          <bdi>{description}</bdi>
        </PageLink>
      </p>
      <TextField
        id={`${id}-name`}
        label={texts.name}
        value={name}
        change={setName}
        maxLength={textLengths.savedSearchName}
        error={problem}
        required
      />
      <Field id={`${id}-alerts`} label={texts.alerts}>
        {(aria) => (
          <NativeDropdown
            {...aria}
            value={alerts}
            onChange={({ target }) => setAlerts(alertTimes.find((time) => time === target.value) ?? 'daily')}
          >
            {alertTimes.map((time) => (
              <option key={time} value={time}>
                {texts[time]}
              </option>
            ))}
          </NativeDropdown>
        )}
      </Field>
      <label className="saved-searches-mail">
        <input
          type="checkbox"
          checked={mail && alerts !== 'off'}
          disabled={alerts === 'off'}
          onChange={({ target }) => setMail(target.checked)}
        />
        {texts.mail}
      </label>
      <div className="form-actions">
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </form>
  );
}
