import { type ProductPage, picturesOf } from '@wbn/core';
import type { WbnProductPageElement } from '@wbn/react';
import { partOf, WbnProductPage } from '@wbn/react/lazy';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useWakeBareWidget } from '../../browser/use-wake-bare-widget.ts';
import { wakeWidgets } from '../../browser/wake-widgets.ts';
import type { DescribedFacts } from '../../product-facts/describe.ts';
import { FactBox } from '../../product-facts/FactBox.tsx';
import { useVisitor } from '../../session/session-context.ts';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useVisit } from '../../session/use-visit.ts';
import { useSite } from '../../site-context.ts';
import { UnlessSuspended } from '../../suspension/UnlessSuspended.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { ReportLink } from '../../ui/ReportLink.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import type { ProductData } from './loader.ts';

/** A product: the widget that partners embed, with its data. */
export function ProductView() {
  const found = useLoaderData<ProductData>();
  const { product } = useSite().texts;
  if (found.state === 'ready')
    return <Product key={found.product.productID} product={found.product} offer={found.offer} />;
  if (found.state === 'failed') return <MissingPage title={product.failed} retry />;
  if (found.state === 'banned') return <MissingPage title={product.goneTitle} text={product.bannedText} />;
  return (
    <UnlessSuspended of="product">
      {found.state === 'gone' ? (
        <MissingPage title={product.goneTitle} text={product.goneText} />
      ) : (
        <MissingPage title={product.missingTitle} text={product.missingText} />
      )}
    </UnlessSuspended>
  );
}

/** Comments are seen when they come near, and when a reader has gone past them. */
const nearOrPassed = '99999px 0px 200px';

function Product({ offer, product }: { readonly product: ProductPage; readonly offer: DescribedFacts }) {
  const host = useRef<WbnProductPageElement>(null);
  const { userID } = useVisitor();
  const [comments, isSeen] = useInView<HTMLElement>(nearOrPassed);
  const role = useBusinessRole(product.businessID);
  useVisit(product.productID);
  // Members of the business see its requests instead of a form.
  const data = useMemo(
    () => (role ? { ...product, businessProfile: { ...product.businessProfile, session: { role } } } : product),
    [product, role],
  );
  useLayoutEffect(() => {
    comments.current = partOf(host.current, 'comments');
  }, [comments]);
  useEffect(() => {
    // The server's markup lacks the user's like and the comments.
    if (userID || isSeen) wakeWidgets('wbn-product-page');
  }, [userID, isSeen]);
  useWakeBareWidget(host);
  const [picture] = picturesOf(product);
  return (
    <>
      {/* The largest thing of the page: in the widget's markup the browser finds it late, beside the scripts. */}
      {picture && <link rel="preload" as="image" href={picture} fetchPriority="high" />}
      <h1 className="visually-hidden" dir="auto">
        {product.name}
      </h1>
      <WbnProductPage ref={host} productId={product.productID} data={data}>
        <FactBox businessID={product.businessID} productID={product.productID} offer={offer} />
      </WbnProductPage>
      {role ? null : <ReportLink kind="product" id={product.productID} />}
    </>
  );
}
