import { fill } from '@wbn/contract';
import { type Client, createProductImport, listGuide, listHeader, pictureAddresses, type ReadRows } from '@wbn/core';
import { Download } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { saveCsv } from '../../../csv/save-csv.ts';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { useFormTexts } from '../../../ui/form/texts/index.ts';
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
  const { cancel } = useFormTexts();
  const [importing] = useState(() => {
    const pictures = new Map(own.products.map((product) => [codeOf(product), pictureAddresses(product)]));
    return createProductImport(client, businessID, undefined, (code) => pictures.get(code) ?? []);
  });
  const state = useSyncExternalStore(importing.subscribe, importing.get);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<Pick<ReadRows, 'ignored' | 'source'>>();
  const isUnderWay = !['idle', 'checked', 'done'].includes(state.phase);
  const hasEnded = state.phase === 'checked' || state.phase === 'done';
  // The file field and the button that confirms disappear when the list is sent.
  useKeptFocus(state.phase === 'idle' || state.phase === 'checked' ? state.phase : 'sent');

  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const take = async (chosen: File) => {
    reading.current?.abort();
    const current = new AbortController();
    reading.current = current;
    setProblem('');
    setName(chosen.name);
    setNote(fill(list.reading, { file: chosen.name }));
    try {
      const read = await readFile(client, chosen, locale, current.signal);
      if (current.signal.aborted) return;
      if (typeof read === 'string') setProblem(list[read]);
      else if (read.missing.length) setProblem(fill(list.missing, { columns: read.missing.join(', ') }));
      else {
        setFile(read);
        importing.check(read);
      }
    } catch {
      if (!current.signal.aborted) setProblem(list.unreadable);
    } finally {
      if (reading.current === current) setNote('');
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
          {note ? (
            <button type="button" className="button" onClick={() => reading.current?.abort()}>
              {cancel}
            </button>
          ) : null}
        </>
      ) : (
        <>
          <p className="products-file">
            <bdi>{name}</bdi>
          </p>
          <ImportProgress state={state} texts={texts} resume={importing.resume} />
        </>
      )}
      {file && state.phase === 'checked' ? (
        <ImportPreview state={state} ignored={file.ignored} texts={texts} words={words} confirm={importing.confirm} />
      ) : null}
      {file && hasEnded ? (
        <>
          <ImportReport
            businessID={businessID}
            state={state}
            source={file.source}
            isWorkbook={name.toLowerCase().endsWith('.xlsx')}
            texts={texts}
            words={words}
          />
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
