import { fill } from '@wbn/contract';
import type { Client, DraftSheet } from '@wbn/core';
import { useEffect, useRef } from 'react';
import { useFormTexts } from '../../../../ui/form/texts/index.ts';
import type { ProductsTexts } from '../../texts/en.ts';
import { useSheetUpload } from './use-sheet-upload.ts';

interface Props {
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly file: File;
  readonly busy: (isBusy: boolean) => void;
  readonly done: (sheet: DraftSheet) => void;
  readonly remove: () => void;
}

/** A data sheet on its way: its progress, or its problem. */
export function SheetUpload({ busy, client, done, file, remove, texts }: Props) {
  const form = useFormTexts();
  const { percent, problem, retry } = useSheetUpload(client, file, done);
  const isSending = problem === undefined;
  const listener = useRef(busy);
  listener.current = busy;
  useEffect(() => {
    listener.current(isSending);
    return () => listener.current(false);
  }, [isSending]);
  return (
    <li className="products-sheet">
      <bdi>{file.name}</bdi>
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(texts.form.removeSheet, { name: file.name })}
        onClick={remove}
      >
        {texts.remove}
      </button>
      {problem ? (
        <div className="field-error" role="alert">
          <p>{texts.form.sheetProblems[problem]}</p>
          {problem === 'failed' ? (
            <button type="button" className="button" onClick={retry}>
              {form.retry}
            </button>
          ) : null}
        </div>
      ) : (
        <p className="field-hint" role="status">
          <progress max={100} value={percent} aria-label={file.name} /> {fill(form.uploading, { percent })}
        </p>
      )}
    </li>
  );
}
