import { fill, productPath } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { Megaphone, Pencil, Trash2 } from 'lucide';
import { useSite } from '../../../site-context.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { categoryName, industryName } from '../../../words.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly businessID: string;
  readonly companyName: string;
  readonly products: readonly OwnProduct[];
  readonly texts: ProductsTexts;
  readonly edit: (product: OwnProduct) => void;
  readonly remove: (product: OwnProduct) => void;
  readonly selection: Selection;
}

/** One row per product; on a small screen each row is a card. */
export function ProductTable({ businessID, companyName, edit, products, remove, selection, texts }: Props) {
  const site = useSite();
  const { columns } = texts;
  const none = <span className="products-none">—</span>;
  const categoryOf = ({ category, industry, subCategory }: OwnProduct) =>
    subCategory?.name ??
    (category
      ? categoryName(site, category.id, category.name)
      : industry && industryName(site, industry.id, industry.name));
  return (
    <table className="products-table" data-list="">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.stock}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.productID}>
            <th scope="row">
              <span className="products-name">
                <input
                  type="checkbox"
                  aria-label={fill(texts.bulk.choose, { name: product.name })}
                  checked={selection.chosen.has(product.productID)}
                  onChange={({ currentTarget }) => selection.set(product.productID, currentTarget.checked)}
                />
                <Picture
                  url={product.mainImage?.url}
                  alt=""
                  width={48}
                  height={48}
                  instead={<Avatar name={product.name} />}
                />
                {product.state === 'published' ? (
                  <PageLink to={productPath(companyName, product.name, product.productID)}>{product.name}</PageLink>
                ) : (
                  <span dir="auto">{product.name}</span>
                )}
              </span>
            </th>
            <td data-label={columns.code}>{product.externalID ? <bdi>{product.externalID}</bdi> : none}</td>
            <td data-label={columns.category}>{categoryOf(product) ?? none}</td>
            <td data-label={columns.stock}>{product.stock ?? none}</td>
            <td data-label={columns.state}>
              <span className={product.state === 'draft' ? 'badge' : 'badge products-live'}>
                {texts[product.state]}
              </span>
            </td>
            <td className="products-row-acts">
              {product.state === 'published' ? (
                <PageLink
                  className="icon-button"
                  to={`/business/${businessID}/boosts?product=${product.productID}`}
                  aria-label={fill(texts.boostNamed, { name: product.name })}
                  title={texts.boost}
                >
                  <Icon node={Megaphone} size={16} />
                </PageLink>
              ) : null}
              <button
                type="button"
                className="icon-button"
                aria-label={fill(texts.editNamed, { name: product.name })}
                title={texts.edit}
                onClick={() => edit(product)}
              >
                <Icon node={Pencil} size={16} />
              </button>
              <button
                type="button"
                className="icon-button products-delete"
                aria-label={fill(texts.removeNamed, { name: product.name })}
                title={texts.remove}
                onClick={() => remove(product)}
              >
                <Icon node={Trash2} size={16} />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
