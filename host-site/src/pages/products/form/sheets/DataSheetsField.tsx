import { fill, maxDataSheets } from '@wbn/contract';
import type { Client, DraftSheet } from '@wbn/core';
import { FileUp } from 'lucide';
import { useRef, useState } from 'react';
import { useSite } from '../../../../site-context.ts';
import { fileSize } from '../../../../texts/file-size.ts';
import { FileInput } from '../../../../ui/form/FileInput.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import type { ProductsTexts } from '../../texts/en.ts';
import { SheetUpload } from './SheetUpload.tsx';
import './sheets.css';

interface Props {
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly busy: (name: string) => (isBusy: boolean) => void;
  readonly value: readonly DraftSheet[];
  readonly change: (sheets: readonly DraftSheet[]) => void;
}

const inputID = 'product-sheets-add';
let nextKey = 0;

/** Data sheets of a product: PDFs that are uploaded when chosen and saved with the form. */
export function DataSheetsField({ busy, change, client, texts, value }: Props) {
  const { form } = texts;
  const { locale } = useSite();
  const [running, setRunning] = useState<readonly { readonly key: number; readonly file: File }[]>([]);
  const [left, setLeft] = useState(0);
  const count = value.length + running.length;
  useKeptFocus(count, inputID);
  // Two uploads may end before the next drawing.
  const latest = useRef(value);
  latest.current = value;
  const keep = (sheets: readonly DraftSheet[]) => {
    latest.current = sheets;
    change(sheets);
  };
  const end = (key: number) => setRunning((before) => before.filter((one) => one.key !== key));
  const add = (chosen: readonly File[]) => {
    const taken = chosen.slice(0, Math.max(0, maxDataSheets - count));
    setLeft(chosen.length - taken.length);
    setRunning((before) => [...before, ...taken.map((file) => ({ key: nextKey++, file }))]);
  };
  return (
    <fieldset className="field field-group" aria-describedby={`${inputID}-hint`}>
      <legend className="field-label">{form.dataSheets}</legend>
      <p className="field-hint" id={`${inputID}-hint`}>
        {fill(form.dataSheetsHint, { maximum: maxDataSheets })}
      </p>
      {count > 0 ? (
        <ul className="products-sheets">
          {value.map((sheet) => (
            <li className="products-sheet" key={sheet.url ?? sheet.token}>
              <span>
                <bdi>{sheet.name}</bdi> <small>{fileSize(sheet.size, locale)}</small>
              </span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={fill(form.removeSheet, { name: sheet.name })}
                onClick={() => keep(latest.current.filter((one) => one !== sheet))}
              >
                {texts.remove}
              </button>
            </li>
          ))}
          {running.map(({ file, key }) => (
            <SheetUpload
              key={key}
              client={client}
              texts={texts}
              file={file}
              busy={busy(`sheet-${key}`)}
              done={(sheet) => {
                keep([...latest.current, sheet]);
                end(key);
              }}
              remove={() => end(key)}
            />
          ))}
        </ul>
      ) : null}
      <div className="picture-buttons">
        <FileInput
          id={inputID}
          className="picture-input"
          accept="application/pdf"
          multiple
          disabled={count >= maxDataSheets}
          choose={(_, all) => add(all)}
        />
        <label className="button products-more" htmlFor={inputID}>
          <Icon node={FileUp} size={16} />
          {form.addSheets}
        </label>
      </div>
      <p className="field-hint" role="status">
        {left ? fill(form.sheetsLeft, { maximum: maxDataSheets, count: left }) : ''}
      </p>
    </fieldset>
  );
}
