import { comments } from '@wbn/widgets/comments/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') comments.define();

export interface ResourceDetail {
  readonly resourceID: string;
  readonly resourceType: 'post' | 'comment' | 'product' | 'business';
}
export interface CommentDetail extends ResourceDetail {
  readonly commentID: string;
}
export interface ReactionDetail extends ResourceDetail {
  readonly on: boolean;
}

export interface WbnCommentsProps extends CommonProps {
  /** What is commented. */
  readonly resourceId?: string;
  /** `post` by default. */
  readonly resourceType?: ResourceDetail['resourceType'];
  /** The first page as its call answers it, `{comments, total}`: drawn without a fetch. */
  readonly data?: object;
  /** A visitor has posted a comment or a reply. */
  readonly onCommentCreated?: (event: CustomEvent<CommentDetail>) => void;
  /** A visitor has liked a comment, or taken the like back. */
  readonly onReaction?: (event: CustomEvent<ReactionDetail>) => void;
  /** A visitor without a session did what needs one; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<ResourceDetail>) => void;
}

/** `<wbn-comments>` as a React component. */
export function WbnComments(props: WbnCommentsProps) {
  const { data, onCommentCreated, onError, onLoginRequired, onReaction, onReady, resourceId, resourceType } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-comment-created', onCommentCreated);
  useWidgetEvent(host, 'wbn-reaction', onReaction);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'resource-id': resourceId, 'resource-type': resourceType };
  return <WidgetElement tag={comments.tag} attributes={attributes} data={data} host={host} />;
}
