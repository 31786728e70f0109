import {
  fill,
  longestTerm,
  removeThesaurusTerm,
  switchOffThesaurusTerm,
  type ThesaurusLocale,
  thesaurusLocales,
} from '@wbn/contract';
import type { Industry } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { useSite } from '../../../site-context.ts';
import { Failure } from '../../../ui/form/Failure.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { OperatorData } from '../operator-page.ts';
import { LanguageField } from './LanguageField.tsx';
import { placeName } from './term-places.ts';
import { WordMeanings } from './WordMeanings.tsx';
import { explain, type WordPlace, type WordReport } from './word-report.ts';

interface WordCheckProps {
  readonly client: Client;
  readonly industries: readonly Industry[];
  /** Words were switched off or on: the list of changes is outdated. */
  readonly onChanged: () => void;
}

/** Looks up what a word names and which searches contain it; switches words of ours off and on. */
export function WordCheck({ client, industries, onChanged }: WordCheckProps) {
  const { thesaurus: texts } = useLoaderData<OperatorData>().texts;
  const { locale } = useSite();
  const id = useId();
  const [language, setLanguage] = useState<ThesaurusLocale>(thesaurusLocales.find((one) => one === locale) ?? 'en');
  const [word, setWord] = useState('');
  const [shown, setShown] = useState<{ language: ThesaurusLocale; word: string; report: WordReport }>();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ word?: string; all?: string }>({});

  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setWrong({});
    try {
      await act();
    } catch (error) {
      const isInvalid = (error as { status?: number }).status === 400;
      setWrong(isInvalid ? { word: texts.wordWrong } : { all: saidByClient(error) ?? texts.failed });
    }
    setBusy(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    const term = word.trim();
    if (term === '') return setWrong({ word: texts.wordMissing });
    run(async () => setShown({ language, word: term, report: await explain(client, language, term) }));
  };
  const change = (place: WordPlace) =>
    run(async () => {
      if (!shown) return;
      const { termID } = place;
      if (place.isOff && termID !== null) await client.call(removeThesaurusTerm, { params: { id: String(termID) } });
      else
        await client.call(switchOffThesaurusTerm, {
          body: { locale: shown.language, term: shown.word, subCategoryID: place.id },
        });
      setShown({ ...shown, report: await explain(client, shown.language, shown.word) });
      onChanged();
    });
  return (
    <section className="business-section operator-item" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.check}</h2>
      <p>{texts.checkText}</p>
      <form className="form" noValidate onSubmit={look}>
        <LanguageField id={`${id}language`} value={language} change={(next) => setLanguage(next ?? language)} />
        <TextField
          id={`${id}word`}
          label={texts.word}
          maxLength={longestTerm}
          value={word}
          change={setWord}
          error={wrong.word}
        />
        <Failure text={wrong.all} />
        <div className="form-actions">
          <SubmitButton busy={busy}>{texts.look}</SubmitButton>
        </div>
      </form>
      <div aria-live="polite">
        {shown ? (
          <WordMeanings
            report={shown.report}
            word={shown.word}
            title={fill(texts.names, { word: shown.word })}
            nameOf={({ id: sub, name }) => placeName(industries, sub) ?? name}
            busy={busy}
            change={change}
          />
        ) : null}
      </div>
    </section>
  );
}
