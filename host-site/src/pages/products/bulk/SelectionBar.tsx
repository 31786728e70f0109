import { fill } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { useEffect, useRef } from 'react';
import type { ProductsTexts } from '../texts/en.ts';
import type { Selection } from './use-selection.ts';
import './selection.css';

interface Props {
  /** The products that the list shows. */
  readonly products: readonly OwnProduct[];
  readonly selection: Selection;
  readonly texts: ProductsTexts;
  readonly change: () => void;
  readonly remove: () => void;
}

/** Chooses all products of the list, and leads to their common change. */
export function SelectionBar({ change, products, remove, selection, texts }: Props) {
  const { bulk } = texts;
  const box = useRef<HTMLInputElement>(null);
  const count = products.filter(({ productID }) => selection.chosen.has(productID)).length;
  const isAll = count === products.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <div className="products-selection">
      <label>
        <input ref={box} type="checkbox" checked={isAll} onChange={() => selection.setAll(products, !isAll)} />
        {bulk.all}
      </label>
      <span role="status">{selection.chosen.size > 0 ? fill(bulk.chosen, { count: selection.chosen.size }) : ''}</span>
      <button type="button" className="button" disabled={selection.chosen.size === 0} onClick={change}>
        {bulk.change}
      </button>
      <button type="button" className="button" disabled={selection.chosen.size === 0} onClick={remove}>
        {bulk.remove}
      </button>
    </div>
  );
}
