import type { ProductPage } from '@wbn/core';
import { WidgetElement } from '@wbn/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useWakeBareWidget } from '../../browser/use-wake-bare-widget.ts';
import { wakeWidgets } from '../../browser/wake-widgets.ts';
import { useVisitor } from '../../session/session-context.ts';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useSite } from '../../site-context.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { useInView } from '../../ui/use-in-view.ts';
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

/** The card's first line is there as a link; it is seen when more of it would be, and when a reader has gone past it. */
const belowFirstLine = '99999px 0px -40px';

function Product({ product }: { readonly product: ProductPage }) {
  const host = useRef<HTMLElement>(null);
  const { userID } = useVisitor();
  const [card, isSeen] = useInView<Element>(belowFirstLine);
  const role = useBusinessRole(product.businessID);
  // Whoever answers for the business sees its requests instead of a form.
  const data = useMemo(
    () => (role ? { ...product, businessProfile: { ...product.businessProfile, session: { role } } } : product),
    [product, role],
  );
  useLayoutEffect(() => {
    card.current = host.current?.shadowRoot?.querySelector('[part=business]') ?? null;
  }, [card]);
  useEffect(() => {
    // What the server's drawing lacks: whether a user likes the product; the business's card, and the comments further down.
    if (userID || isSeen) wakeWidgets('wbn-product-page');
  }, [userID, isSeen]);
  useWakeBareWidget(host);
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
