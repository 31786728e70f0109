import type { OwnProduct } from '@wbn/contract/shapes';
import { useSearchParams } from 'react-router';
import { PersonalPage } from '../../../personal/PersonalPage.tsx';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { BulkEdit } from '../bulk/BulkEdit.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ProductForm } from '../form/ProductForm.tsx';
import { ImportList } from '../import/ImportList.tsx';
import type { ProductsTexts } from '../texts/en.ts';
import { fetchOwnProducts } from './fetch-own-products.ts';
import { ProductOverview } from './ProductOverview.tsx';

export interface ManageProps {
  readonly businessID: string;
  readonly companyName: string;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
}

/**
 * The overview, the form of a product, the import, or the change of several products. The address selects it (`?product=new`,
 * `?product=<id>`, `?import=1`, `?change=1`), so that the back button returns to the overview.
 */
export function ManageProducts({ businessID, companyName, texts, words }: ManageProps) {
  const { errors } = useSite().texts;
  const [query, setQuery] = useSearchParams();
  const show = (part: Readonly<Record<string, string>>) =>
    setQuery((before) => {
      const lang = before.get('lang');
      return { ...part, ...(lang ? { lang } : {}) };
    });
  const asked = query.get('product');
  const selection = useSelection();
  return (
    <PersonalPage
      of={businessID}
      load={(client) => fetchOwnProducts(client, businessID)}
      loading={texts.loading}
      failed={`${texts.failed} ${errors.again}`}
    >
      {(own, client, reload) => {
        const shared = { businessID, client, texts };
        const close = () => {
          reload();
          show({});
        };
        if (query.has('import')) return <ImportList {...shared} words={words} own={own} again={reload} close={close} />;
        const chosen = own.products.filter(({ productID }) => selection.chosen.has(productID));
        if (query.has('change') && chosen.length > 0) {
          const leave = () => {
            selection.clear();
            close();
          };
          return <BulkEdit {...shared} words={words} products={chosen} close={leave} />;
        }
        const product = own.products.find(({ productID }: OwnProduct) => productID === asked);
        if (asked === 'new' || product) {
          const leave = () => show({});
          return (
            <div className="form-page">
              <BackLink act={leave}>{texts.list.close}</BackLink>
              <ProductForm
                {...shared}
                words={words}
                key={asked}
                product={product}
                allowed={own.allowed}
                saved={close}
                cancel={leave}
              />
            </div>
          );
        }
        return (
          <ProductOverview
            {...shared}
            companyName={companyName}
            own={own}
            selection={selection}
            show={show}
            reload={reload}
          />
        );
      }}
    </PersonalPage>
  );
}
