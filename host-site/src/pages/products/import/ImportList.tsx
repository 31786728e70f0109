import { fill } from '@wbn/contract';
import { type Client, createProductImport, listGuide, listHeader, pictureAddresses } from '@wbn/core';
import { Download } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { saveCsv } from '../../../csv/save-csv.ts';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { codeOf } from '../bulk/bulk-rows.ts';
import type { OwnProducts } from '../manage/fetch-own-products.ts';
import { ProductRoom } from '../manage/ProductRoom.tsx';
import type { ProductsTexts } from '../texts/en.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ListDrop } from './ListDrop.tsx';
import { readFile } from './read-file.ts';

interface Props {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly own: OwnProducts;
  /** Restarts with the current products. */
  readonly again: () => void;
  readonly close: () => void;
}

const template = [[...listHeader, 'spec: Material', 'spec: Size']];

/** Imports products from a file. */
export function ImportList({ again, businessID, client, close, own, texts, words }: Props) {
  const { list } = texts;
  const { locale } = useSite();
  const [importing] = useState(() => {
    const pictures = new Map(own.products.map((product) => [codeOf(product), pictureAddresses(product)]));
    return createProductImport(client, businessID, undefined, (code) => pictures.get(code) ?? []);
  });
  const state = useSyncExternalStore(importing.subscribe, importing.get);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const isUnderWay = !['idle', 'checked', 'done'].includes(state.phase);
  const hasEnded = state.phase === 'checked' || state.phase === 'done';
  // The file field and the button that confirms disappear when the list is sent.
  useKeptFocus(state.phase === 'idle' || state.phase === 'checked' ? state.phase : 'sent');

  const take = async (chosen: File) => {
    setProblem('');
    setName(chosen.name);
    setNote(fill(list.reading, { file: chosen.name }));
    try {
      const read = await readFile(client, chosen, locale);
      if (typeof read === 'string') setProblem(list[read]);
      else if (read.missing.length) setProblem(fill(list.missing, { columns: read.missing.join(', ') }));
      else {
        setIgnored(read.ignored);
        importing.check(read);
      }
    } catch {
      setProblem(list.unreadable);
    } finally {
      setNote('');
    }
  };

  return (
    <section className="products-import" data-under-way={isUnderWay || undefined} aria-labelledby="import-title">
      <BackLink act={close}>{list.close}</BackLink>
      <LeaveGuard client={client} when={isUnderWay} byQuery title={list.leaveTitle} text={list.leaveText} />
      <h1 id="import-title">{list.title}</h1>
      {state.phase === 'idle' ? (
        <>
          <p className="lead">{list.lead}</p>
          <ProductRoom total={own.total} allowed={own.allowed} texts={texts} />
          <ListDrop texts={texts} take={take} />
          <Failure text={problem} />
          <p className="field-hint">{fill(list.columns, { columns: listGuide })}</p>
          <p className="field-hint">{list.picturesHint}</p>
          <button type="button" className="button products-more" onClick={() => saveCsv('products.csv', template)}>
            <Icon node={Download} size={16} />
            {list.template}
          </button>
          <p role="status">{note}</p>
        </>
      ) : (
        <>
          <p className="products-file">
            <bdi>{name}</bdi>
          </p>
          <ImportProgress state={state} texts={texts} resume={importing.resume} />
        </>
      )}
      {state.phase === 'checked' ? (
        <ImportPreview state={state} ignored={ignored} texts={texts} words={words} confirm={importing.confirm} />
      ) : null}
      {hasEnded ? (
        <>
          <ImportReport businessID={businessID} state={state} texts={texts} words={words} />
          <div className="products-acts">
            <button type="button" className="button" onClick={again}>
              {list.another}
            </button>
          </div>
        </>
      ) : null}
    </section>
  );
}
