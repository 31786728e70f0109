import type { Industry } from '@wbn/contract/shapes';
import { type Client, tree } from '@wbn/core';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../../../site-context.ts';
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly value: string;
  readonly change: (categoryID: string) => void;
}

/** Every category and subcategory with its path, so that each part can be searched. */
const rowsOf = (industries: readonly Industry[]) =>
  industries.flatMap(({ categories, name }) =>
    categories.flatMap((category) => {
      const way = `${name} › ${category.name}`;
      const subs = category.subCategories.map((sub) => ({ value: sub.id, label: `${way} › ${sub.name}` }));
      return [{ value: category.id, label: way }, ...subs];
    }),
  );

/** The product's category, as specific as its owner likes. */
export function CategoryField({ change, client, texts, value }: Props) {
  const { locale } = useSite();
  const [industries, setIndustries] = useState<readonly Industry[]>([]);
  useEffect(() => {
    let current = true;
    // If the tree fails to load, the product keeps its category.
    tree(client, locale).then(
      (found) => current && setIndustries(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, locale]);
  const rows = useMemo(() => rowsOf(industries), [industries]);
  return (
    <SearchableSelect id="product-category" label={texts.form.category} rows={rows} value={value} change={change} />
  );
}
