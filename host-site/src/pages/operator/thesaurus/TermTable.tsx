import { fill, removeThesaurusTerm } from '@wbn/contract';
import type { Industry, ThesaurusTermRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { useSite } from '../../../site-context.ts';
import { dayOf } from '../../../texts/day-of.ts';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import { languageName } from './language-name.ts';
import { placeName } from './term-places.ts';

interface TermTableProps {
  readonly client: Client;
  readonly industries: readonly Industry[];
  readonly items: readonly ThesaurusTermRecord[];
  readonly onRemoved: (term: ThesaurusTermRecord) => void;
}

/** Words that operators added or switched off, with the operator. An added word can be removed, the other can be switched on again. */
export function TermTable({ client, industries, items, onRemoved }: TermTableProps) {
  const { thesaurus: texts } = useLoaderData<OperatorData>().texts;
  const { locale } = useSite();
  const [asked, setAsked] = useState<ThesaurusTermRecord>();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const placeOf = ({ subCategory }: ThesaurusTermRecord) => placeName(industries, subCategory.id) ?? subCategory.name;
  const close = () => {
    setAsked(undefined);
    setWrong(undefined);
  };
  const remove = async (term: ThesaurusTermRecord) => {
    setBusy(true);
    try {
      await client.call(removeThesaurusTerm, { params: { id: String(term.termID) } });
      toasts.success(texts.removed);
      close();
      onRemoved(term);
    } catch (error) {
      setWrong(saidByClient(error) ?? texts.failed);
    }
    setBusy(false);
  };
  return (
    // The table scrolls on small screens, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
    <section className="operator-table" tabIndex={0} aria-label={texts.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.word}</th>
            <th scope="col">{texts.language}</th>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.by}</th>
            <th scope="col">{texts.on}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map((term) => (
            <tr key={term.termID}>
              <th scope="row">
                <bdi>{term.term}</bdi> {term.isOff ? <span className="badge">{texts.off}</span> : null}
              </th>
              <td>{languageName(term.locale, locale)}</td>
              <td>
                <bdi>{placeOf(term)}</bdi>
              </td>
              <td>
                <bdi>{term.addedBy?.name ?? texts.gone}</bdi>
              </td>
              <td>{dayOf(term.addedAt, locale)}</td>
              <td>
                <button
                  type="button"
                  className="button"
                  aria-label={fill(term.isOff ? texts.switchOnNamed : texts.removeNamed, {
                    word: term.term,
                    place: placeOf(term),
                  })}
                  onClick={() => setAsked(term)}
                >
                  {term.isOff ? texts.switchOn : texts.remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked ? (
        <ConfirmDialog
          title={fill(asked.isOff ? texts.switchOnNamed : texts.removeTitle, {
            word: asked.term,
            place: placeOf(asked),
          })}
          text={fill(asked.isOff ? texts.switchOnText : texts.removeText, { place: placeOf(asked) })}
          act={asked.isOff ? texts.switchOn : texts.remove}
          busy={busy}
          error={wrong}
          confirm={() => remove(asked)}
          close={close}
        />
      ) : null}
    </section>
  );
}
