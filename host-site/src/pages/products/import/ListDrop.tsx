import { FileUp } from 'lucide';
import { type DragEvent, useState } from 'react';
import { FileInput } from '../../../ui/form/FileInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly texts: ProductsTexts;
  readonly take: (file: File) => void;
}

/** Chooses a file, by dialog or by drop. */
export function ListDrop({ take, texts }: Props) {
  const { list } = texts;
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      className="products-drop"
      data-over={over || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        const dropped = event.dataTransfer.files[0];
        if (dropped) take(dropped);
      }}
    >
      <Icon node={FileUp} size={32} />
      <FileInput id="import-file" accept=".csv,.txt,.xlsx,text/csv" aria-label={list.choose} choose={take} />
      <label className="button button-primary" htmlFor="import-file">
        {list.choose}
      </label>
      <p className="field-hint">{list.drop}</p>
    </div>
  );
}
