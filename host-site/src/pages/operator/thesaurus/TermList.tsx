import type { Industry, ThesaurusTermRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { BookA } from 'lucide';
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Failure } from '../../../ui/form/Failure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { OperatorData } from '../operator-page.ts';
import { AddTermForm } from './AddTermForm.tsx';
import { askTerms, type TermFilter } from './ask-terms.ts';
import { TermTable } from './TermTable.tsx';
import { WordCheck } from './WordCheck.tsx';

interface TermListProps {
  readonly client: Client;
  readonly filter: TermFilter;
  readonly first: { readonly items: readonly ThesaurusTermRecord[]; readonly nextID: string | null };
  readonly industries: readonly Industry[];
}

/** The form for a new word, and the added words. */
export function TermList({ client, filter, first, industries }: TermListProps) {
  const { thesaurus: texts } = useLoaderData<OperatorData>().texts;
  const [{ items, nextID }, setPage] = useState(first);
  const [going, setGoing] = useState<'busy' | 'failed'>();
  const list = useRef<HTMLElement>(null);
  const more = async () => {
    if (!nextID || going === 'busy') return;
    setGoing('busy');
    try {
      const next = await askTerms(client, filter, nextID);
      setPage({ items: [...items, ...next.items], nextID: next.nextID });
      setGoing(undefined);
    } catch {
      setGoing('failed');
    }
  };
  /** The list begins anew; if it cannot be had, the old one stays. */
  const renew = () => {
    askTerms(client, filter).then(setPage, () => {});
  };
  const keep = (term: ThesaurusTermRecord) =>
    setPage({ items: [term, ...items.filter(({ termID }) => termID !== term.termID)], nextID });
  const drop = (gone: ThesaurusTermRecord) => {
    setPage({ items: items.filter(({ termID }) => termID !== gone.termID), nextID });
    list.current?.focus();
  };
  return (
    <>
      <p className="operator-note">{texts.note}</p>
      <section className="business-section operator-item" aria-labelledby="new-term">
        <h2 id="new-term">{texts.add}</h2>
        <AddTermForm client={client} industries={industries} language={filter.language} onAdded={keep} />
      </section>
      <WordCheck client={client} industries={industries} onChanged={renew} />
      {/* When a word disappears, its focus moves here. */}
      <section className="operator-list" ref={list} tabIndex={-1} aria-label={texts.list}>
        {items.length > 0 ? (
          <TermTable client={client} industries={industries} items={items} onRemoved={drop} />
        ) : (
          <div className="empty">
            <Icon node={BookA} size={40} />
            <h2>{texts.none}</h2>
            <p>{texts.noneText}</p>
          </div>
        )}
        <Failure text={going === 'failed' ? texts.moreFailed : undefined} />
        {nextID ? (
          <button type="button" className="button" aria-disabled={going === 'busy'} onClick={more}>
            {texts.more}
          </button>
        ) : null}
      </section>
    </>
  );
}
