import { type Client, createProductImport } from '@wbn/core';
import { FileUp } from 'lucide';
import { useRef, useState, useSyncExternalStore } from 'react';
import { say } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ProductsTexts } from '../texts/index.ts';
import { saveCsv } from './csv-file.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { readFile } from './read-file.ts';

interface Props {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly close: () => void;
}

const template = [
  [
    'code',
    'name',
    'description',
    'keywords',
    'category',
    'lead time',
    'stock',
    'state',
    'spec: Material',
    'spec: Size',
  ],
];

/** Brings a list of products in from a file. */
export function ImportList({ businessID, client, close, texts }: Props) {
  const { list } = texts;
  const [importing, setImporting] = useState(() => createProductImport(client, businessID));
  const state = useSyncExternalStore(importing.subscribe, importing.get);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const take = async (chosen: File) => {
    setProblem('');
    setNote(say(list.reading, { file: chosen.name }));
    try {
      const read = await readFile(client, chosen);
      if (typeof read === 'string') setProblem(list[read]);
      else if (read.missing.length) setProblem(say(list.missing, { columns: read.missing.join(', ') }));
      else importing.start(read);
    } catch {
      setProblem(list.unreadable);
    } finally {
      setNote('');
    }
  };

  return (
    <section className="products-import" aria-labelledby="import-title">
      <h1 id="import-title">{list.title}</h1>
      {state.phase === 'idle' ? (
        <>
          <p className="lead">{list.lead}</p>
          <p>{list.columns}</p>
          <div className="products-acts">
            <input
              ref={file}
              id="import-file"
              className="visually-hidden"
              type="file"
              accept=".csv,.txt,text/csv"
              aria-label={list.choose}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                // The same file may be chosen again once it is mended.
                event.currentTarget.value = '';
                if (chosen) take(chosen);
              }}
            />
            <label className="button button-primary" htmlFor="import-file">
              <Icon node={FileUp} size={16} />
              {list.choose}
            </label>
            <button type="button" className="button" onClick={() => saveCsv('products.csv', template)}>
              {list.template}
            </button>
          </div>
          <p role="status">{note}</p>
          {problem ? (
            <p className="field-error" role="alert">
              {problem}
            </p>
          ) : null}
        </>
      ) : (
        <ImportProgress state={state} texts={texts} resume={importing.resume} />
      )}
      {state.phase === 'done' ? (
        <>
          <ImportReport state={state} texts={texts} />
          <div className="products-acts">
            <button
              type="button"
              className="button"
              onClick={() => setImporting(createProductImport(client, businessID))}
            >
              {list.another}
            </button>
          </div>
        </>
      ) : null}
      {state.phase === 'idle' || state.phase === 'done' ? (
        <button type="button" className="button button-quiet products-more" onClick={close}>
          {list.close}
        </button>
      ) : null}
    </section>
  );
}
