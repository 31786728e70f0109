import { FileUp } from 'lucide';
import { type DragEvent, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { ProductsTexts } from '../texts/index.ts';

interface Props {
  readonly texts: ProductsTexts;
  readonly take: (file: File) => void;
}

/** Where a file is chosen, or dropped. */
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
      <input
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
        {list.choose}
      </label>
      <p className="field-hint">{list.drop}</p>
    </div>
  );
}
