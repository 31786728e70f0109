import type { Industry } from '@wbn/contract/shapes';
import { type Client, tree } from '@wbn/core';
import { useEffect, useMemo, useState } from 'react';
import { type Site, useSite } from '../../../site-context.ts';
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx';
import { categoryName, industryName } from '../../../words.ts';
import type { ProductsTexts } from '../texts/index.ts';

interface Props {
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly value: string;
  readonly change: (place: string) => void;
}

/** Every category and subcategory with the way to it, so that typing any part of it finds it. */
function rowsOf(site: Site, industries: readonly Industry[]) {
  return industries.flatMap(({ categories, id, name }) => {
    const industry = industryName(site, id, name);
    return categories.flatMap((category) => {
      const way = `${industry} › ${categoryName(site, category.id, category.name)}`;
      const subs = category.subCategories.map((sub) => ({ value: sub.id, label: `${way} › ${sub.name}` }));
      return [{ value: category.id, label: way }, ...subs];
    });
  });
}

/** Where a product stands in the industry tree, as exactly as its business likes. */
export function PlaceField({ change, client, texts, value }: Props) {
  const site = useSite();
  const [industries, setIndustries] = useState<readonly Industry[]>([]);
  useEffect(() => {
    let current = true;
    // Without the tree the product keeps the place it has.
    tree(client).then(
      (found) => current && setIndustries(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client]);
  const rows = useMemo(() => rowsOf(site, industries), [site, industries]);
  return <SearchableSelect id="product-place" label={texts.form.category} rows={rows} value={value} change={change} />;
}
