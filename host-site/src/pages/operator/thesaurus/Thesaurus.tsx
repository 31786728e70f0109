import { longestTerm } from '@wbn/contract';
import { tree } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { OperatorPage } from '../OperatorPage.tsx';
import type { OperatorData } from '../operator-page.ts';
import { askTerms, type TermFilter } from './ask-terms.ts';
import { LanguageField } from './LanguageField.tsx';
import { TermList } from './TermList.tsx';

/** The words that operators added to the thesaurus of the search or switched off. */
export function Thesaurus() {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const id = useId();
  const [filter, setFilter] = useState<TermFilter>({});
  const [text, setText] = useState('');
  const show = (event: FormEvent) => {
    event.preventDefault();
    setFilter({ ...filter, text: text.trim() || undefined });
  };
  return (
    <OperatorPage
      part="thesaurus"
      query={JSON.stringify(filter)}
      load={async (client) => {
        const [first, industries] = await Promise.all([askTerms(client, filter), tree(client, locale)]);
        return { filter, first, industries };
      }}
      filter={
        <form className="operator-terms-filter" onSubmit={show} aria-label={texts.thesaurus.filter}>
          <LanguageField
            id={id}
            value={filter.language}
            change={(language) => setFilter({ ...filter, language })}
            all={texts.thesaurus.allLanguages}
          />
          <TextField
            id={`${id}text`}
            label={texts.thesaurus.part}
            maxLength={longestTerm}
            value={text}
            change={setText}
          />
          <button type="submit" className="button">
            {texts.thesaurus.apply}
          </button>
        </form>
      }
    >
      {(data, client) => <TermList key={JSON.stringify(data.filter)} client={client} {...data} />}
    </OperatorPage>
  );
}
