import type { ProductPage } from '@wbn/core';
import { WidgetElement } from '@wbn/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { wakeWidgets } from '../../browser/wake-widgets.ts';
import { useSession } from '../../session/session-context.ts';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import type { ProductData } from './page.ts';

/** A product: the page that partners embed, with its data at hand. */
export function ProductView() {
  const found = useLoaderData<ProductData>();
  const { product } = useSite().texts;
  if (found.state === 'ready') return <Product key={found.product.productID} product={found.product} />;
  if (found.state === 'missing') return <MissingPage title={product.missingTitle} text={product.failed} />;
  if (found.state === 'gone') return <MissingPage title={product.goneTitle} text={product.goneText} />;
  return <MissingPage title={product.failed} retry />;
}

function Product({ product }: { readonly product: ProductPage }) {
  const host = useRef<HTMLElement>(null);
  const session = useSession();
  const role = useBusinessRole(product.businessID);
  // Whoever answers for the business sees its requests instead of a form.
  const data = useMemo(
    () => (role ? { ...product, businessProfile: { ...product.businessProfile, session: { role } } } : product),
    [product, role],
  );
  useEffect(() => {
    // Comments are not in the server's drawing, and who likes and writes speaks through the page's one client.
    session?.client().then(() => wakeWidgets('wbn-product-page'));
  }, [session]);
  useEffect(() => {
    if (!role) return;
    wakeWidgets('wbn-product-page').then(() => Object.assign(host.current ?? {}, { data }));
  }, [role, data]);
  return (
    <>
      <h1 className="visually-hidden" dir="auto">
        {product.name}
      </h1>
      <WidgetElement tag="wbn-product-page" attributes={{ 'product-id': product.productID }} data={data} host={host} />
    </>
  );
}
