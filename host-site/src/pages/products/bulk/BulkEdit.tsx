import { fill } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { type Client, createProductImport, type PlannedRow } from '@wbn/core';
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { factProblemText } from '../fact-problem.ts';
import { ImportProgress } from '../import/ImportProgress.tsx';
import type { ProductsTexts } from '../texts/en.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkResult } from './BulkResult.tsx';
import { bulkRows, noChanges, readChanges } from './bulk-rows.ts';

interface Props {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly products: readonly OwnProduct[];
  readonly close: () => void;
}

/** Changes several products at once: the fields, a preview of what changes, and the products that were refused. */
export function BulkEdit({ businessID, client, close, products, texts, words }: Props) {
  const { bulk, list } = texts;
  const { locale } = useSite();
  const [importing] = useState(() => createProductImport(client, businessID));
  const state = useSyncExternalStore(importing.subscribe, importing.get);
  const [values, setValues] = useState(noChanges);
  const [problem, setProblem] = useState<{ field: string; text: string }>();
  const [gone, setGone] = useState<readonly PlannedRow[]>([]);
  const isUnderWay = !['idle', 'checked', 'done'].includes(state.phase);
  useKeptFocus(state.phase === 'idle' || state.phase === 'checked' ? state.phase : 'sent');

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readChanges(values);
    if ('changes' in read) {
      setProblem(undefined);
      importing.check(bulkRows(products, read.changes));
    } else {
      const text = read.problem === 'nothing' ? bulk.nothing : factProblemText(read.problem, texts, locale);
      setProblem({ field: read.problem, text });
    }
  };
  // A product that was deleted meanwhile is new for the import, which would create it again.
  const existing = state.planned.filter(({ changes }) => changes !== undefined);
  const missing = state.isPreview ? state.planned.filter(({ changes }) => changes === undefined) : [];
  const store = () => {
    setGone(missing);
    importing.start({ rows: existing, refused: state.refused });
  };
  const progressTexts = {
    ...texts,
    list: { ...list, title: bulk.change, progress: bulk.progress, checked: bulk.checked, done: bulk.done },
  };
  return (
    <section className="form-page" aria-labelledby="bulk-title" data-under-way={isUnderWay || undefined}>
      <BackLink act={close}>{list.close}</BackLink>
      <LeaveGuard client={client} when={isUnderWay} byQuery />
      <h1 id="bulk-title">{fill(bulk.title, { count: products.length })}</h1>
      {state.phase === 'idle' ? (
        <form className="form" noValidate onSubmit={check}>
          <BulkFields
            client={client}
            texts={texts}
            words={words}
            values={values}
            change={setValues}
            problem={problem}
          />
          <button type="submit" className="button button-primary">
            {bulk.check}
          </button>
        </form>
      ) : (
        <ImportProgress state={{ ...state, created: 0 }} texts={progressTexts} resume={importing.resume} />
      )}
      {state.phase === 'checked' || state.phase === 'done' ? (
        <BulkResult
          products={products}
          planned={existing}
          refused={state.refused}
          gone={state.isPreview ? missing : gone}
          texts={texts}
          words={words}
          store={state.phase === 'checked' && existing.length > 0 ? store : undefined}
        />
      ) : null}
    </section>
  );
}
