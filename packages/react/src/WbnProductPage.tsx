import { productPage } from '@wbn/widgets/product-page/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import type { CommentDetail, ReactionDetail, ResourceDetail } from './WbnComments.tsx';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') productPage.define();

export interface WbnProductPageProps extends CommonProps {
  /** The product to fetch; not needed with `data`. */
  readonly productId?: string;
  /** A product as its call answers it: drawn without a fetch. */
  readonly data?: object;
  /** A visitor has liked the product or a comment, or taken the like back. */
  readonly onReaction?: (event: CustomEvent<ReactionDetail>) => void;
  /** A visitor has posted a comment or a reply. */
  readonly onCommentCreated?: (event: CustomEvent<CommentDetail>) => void;
  /** A visitor without a session did what needs one; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<ResourceDetail>) => void;
}

/** `<wbn-product-page>` as a React component. */
export function WbnProductPage(props: WbnProductPageProps) {
  const { data, onCommentCreated, onError, onLoginRequired, onReaction, onReady, productId } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-reaction', onReaction);
  useWidgetEvent(host, 'wbn-comment-created', onCommentCreated);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'product-id': productId };
  return <WidgetElement tag={productPage.tag} attributes={attributes} data={data} host={host} />;
}
