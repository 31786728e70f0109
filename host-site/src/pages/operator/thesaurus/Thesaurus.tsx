import { longestTerm, thesaurusLocales } from '@wbn/contract';
import { tree } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { NativeDropdown } from '../../../ui/form/NativeDropdown.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { OperatorPage } from '../OperatorPage.tsx';
import type { OperatorData } from '../operator-page.ts';
import { askTerms, type TermFilter } from './ask-terms.ts';
import { languageName } from './language-name.ts';
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
  const choose = (value: string) => setFilter({ ...filter, language: thesaurusLocales.find((one) => one === value) });
  return (
    <OperatorPage
      part="thesaurus"
      of={JSON.stringify(filter)}
      load={async (client) => {
        const [first, industries] = await Promise.all([askTerms(client, filter), tree(client, locale)]);
        return { first, industries };
      }}
      filter={
        <form className="operator-terms-filter" onSubmit={show} aria-label={texts.thesaurus.filter}>
          <div className="field">
            <label className="field-label" htmlFor={id}>
              {texts.thesaurus.language}
            </label>
            <NativeDropdown id={id} value={filter.language ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="">{texts.thesaurus.allLanguages}</option>
              {thesaurusLocales.map((one) => (
                <option key={one} value={one}>
                  {languageName(one, locale)}
                </option>
              ))}
            </NativeDropdown>
          </div>
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
      {(data, client) => <TermList key={JSON.stringify(filter)} client={client} filter={filter} {...data} />}
    </OperatorPage>
  );
}
