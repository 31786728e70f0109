import { addThesaurusTerm, fill, longestTerm, type ThesaurusLocale, thesaurusLocales } from '@wbn/contract';
import type { Industry, ThesaurusTermRecord } from '@wbn/contract/shapes';
import type { Client, WbnError } from '@wbn/core';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { useSite } from '../../../site-context.ts';
import { Failure } from '../../../ui/form/Failure.tsx';
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import { LanguageField } from './LanguageField.tsx';
import { placeName, placeRows } from './term-places.ts';

interface AddTermFormProps {
  readonly client: Client;
  readonly industries: readonly Industry[];
  /** The language of the list. */
  readonly language: ThesaurusLocale | undefined;
  readonly onAdded: (term: ThesaurusTermRecord) => void;
}

type Wrong = Partial<Record<'word' | 'place' | 'all', string>> & {
  /** The word names another subcategory; it may name both. */
  readonly isTaken?: boolean;
};

/** A new word of a subcategory. */
export function AddTermForm({ client, industries, language, onAdded }: AddTermFormProps) {
  const { thesaurus: texts } = useLoaderData<OperatorData>().texts;
  const { locale } = useSite();
  const id = useId();
  const rows = useMemo(() => placeRows(industries), [industries]);
  const [own, setOwn] = useState(language ?? thesaurusLocales.find((one) => one === locale) ?? 'en');
  const [word, setWord] = useState('');
  const [place, setPlace] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  /** A change makes the last refusal old. */
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      setWrong({});
    };

  const refusal = ({ fields, name, status }: Partial<WbnError>): Wrong => {
    if (name === 'TermTaken') {
      const [other = ''] = fields ?? [];
      const values = { word: word.trim(), place: placeName(industries, other) ?? other };
      return { word: fill(texts.taken, values), isTaken: true };
    }
    if (name === 'TermIgnored') return { word: texts.ignored };
    if (name === 'ThesaurusFull') return { all: texts.full };
    return status === 400 ? { word: texts.wordWrong } : { all: texts.failed };
  };
  const save = async (shared: boolean) => {
    if (busy) return;
    const missing: Wrong = {
      ...(word.trim() === '' && { word: texts.wordMissing }),
      ...(place === '' && { place: texts.placeMissing }),
    };
    setWrong(missing);
    const [first] = Object.keys(missing);
    if (first) return document.getElementById(id + first)?.focus();
    setBusy(true);
    try {
      const body = { locale: own, term: word, subCategoryID: place, shared };
      const { data } = await client.call(addThesaurusTerm, { body });
      toasts.success(texts.added);
      setWord('');
      setWrong({});
      onAdded(data);
    } catch (error) {
      const confirmation = saidByClient(error);
      setWrong(confirmation === undefined ? refusal(error as WbnError) : { all: confirmation });
    }
    setBusy(false);
    document.getElementById(`${id}word`)?.focus();
  };

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
    >
      <LanguageField id={`${id}language`} value={own} change={(language) => changing(setOwn)(language ?? own)} />
      <TextField
        id={`${id}word`}
        label={texts.word}
        hint={texts.wordHint}
        required
        maxLength={longestTerm}
        value={word}
        change={changing(setWord)}
        error={wrong.word}
      />
      {wrong.isTaken ? (
        <div className="form-actions">
          <button type="button" className="button" disabled={busy} onClick={() => save(true)}>
            {texts.both}
          </button>
        </div>
      ) : null}
      <SearchableSelect
        id={`${id}place`}
        label={texts.place}
        required
        rows={rows}
        value={place}
        change={changing(setPlace)}
        error={wrong.place}
      />
      <Failure text={wrong.all} />
      <div className="form-actions">
        <SubmitButton busy={busy}>{texts.add}</SubmitButton>
      </div>
    </form>
  );
}
