import { fill } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { matchingRows } from '@wbn/core/controls';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly products: readonly OwnProduct[];
  readonly texts: ProductsTexts;
  readonly children: (found: readonly OwnProduct[]) => ReactNode;
}

/** A list of this length needs no search field. */
const few = 10;

/** Searches a long list by name or code. */
export function ProductFinder({ children, products, texts }: Props) {
  const [typed, setTyped] = useState('');
  if (products.length <= few) return children(products);
  const rows = products.map(({ externalID, name, productID }) => ({
    value: productID,
    label: `${name} ${externalID ?? ''}`,
  }));
  const found = new Set(matchingRows(rows, typed).map(({ value }) => value));
  return (
    <>
      <div className="products-finder">
        <TextField id="find-product" label={texts.find} value={typed} change={setTyped} />
        <p className="field-hint" role="status">
          {typed.trim() ? fill(texts.found, { count: found.size, total: products.length }) : ''}
        </p>
      </div>
      {found.size ? children(products.filter(({ productID }) => found.has(productID))) : null}
    </>
  );
}
