import type { OwnProduct } from '@wbn/contract/shapes';
import { type Client, catalogueRows } from '@wbn/core';
import { Download, FileUp, Plus } from 'lucide';
import { saveCsv } from '../../../csv/save-csv.ts';
import { saveXlsx } from '../../../csv/save-xlsx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import type { ProductsTexts } from '../texts/en.ts';
import type { OwnProducts } from './fetch-own-products.ts';
import { ProductFinder } from './ProductFinder.tsx';
import { ProductRoom } from './ProductRoom.tsx';
import { ProductTable } from './ProductTable.tsx';
import { Removal } from './Removal.tsx';

interface Props {
  readonly businessID: string;
  readonly client: Client;
  readonly companyName: string;
  readonly own: OwnProducts;
  readonly texts: ProductsTexts;
  readonly show: (part: Readonly<Record<string, string>>) => void;
  readonly reload: () => void;
  readonly selection: Selection;
}

/** All products of a business with the plan's limit and their actions. */
export function ProductOverview({ businessID, client, companyName, own, reload, selection, show, texts }: Props) {
  const { allowed, products, total } = own;
  const isFull = total >= allowed;
  const removed = (gone: readonly OwnProduct[]) => {
    selection.setAll(gone, false);
    reload();
  };
  return (
    <>
      <header className="page-head products-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <ProductRoom total={total} allowed={allowed} texts={texts} />
        {isFull ? (
          <p className="notice" role="status">
            {texts.full} <PageLink to={`/business/${businessID}/membership`}>{texts.upgrade}</PageLink>
          </p>
        ) : null}
        <div className="products-acts">
          <button
            type="button"
            className="button button-primary"
            disabled={isFull}
            onClick={() => show({ product: 'new' })}
          >
            <Icon node={Plus} size={16} />
            {texts.add}
          </button>
          <button type="button" className="button" onClick={() => show({ import: '1' })}>
            <Icon node={FileUp} size={16} />
            {texts.import}
          </button>
          {total > 0 ? (
            <>
              <button
                type="button"
                className="button"
                onClick={() => saveCsv('catalogue.csv', catalogueRows(products))}
              >
                <Icon node={Download} size={16} />
                {texts.export}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => saveXlsx('catalogue.xlsx', catalogueRows(products))}
              >
                <Icon node={Download} size={16} />
                {texts.exportXlsx}
              </button>
            </>
          ) : null}
        </div>
      </header>
      {total === 0 ? <p className="notice">{texts.none}</p> : null}
      <Removal businessID={businessID} client={client} texts={texts} removed={removed}>
        {(remove) =>
          total > 0 ? (
            <ProductFinder products={products} texts={texts}>
              {(found) => (
                <>
                  <SelectionBar
                    products={found}
                    selection={selection}
                    texts={texts}
                    change={() => show({ change: '1' })}
                    remove={() => remove(products.filter(({ productID }) => selection.chosen.has(productID)))}
                  />
                  <ProductTable
                    businessID={businessID}
                    companyName={companyName}
                    products={found}
                    texts={texts}
                    selection={selection}
                    edit={({ productID }) => show({ product: productID })}
                    remove={(product) => remove([product])}
                  />
                </>
              )}
            </ProductFinder>
          ) : null
        }
      </Removal>
    </>
  );
}
