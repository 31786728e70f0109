// Made by scripts/docs/react.ts from the definition of <wbn-comments>; npm run build writes it anew.
'use client';

import { comments } from '@wbn/widgets/comments/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what `ref` is given. */
export type WbnCommentsElement = InstanceType<typeof comments.elementClass> & {
  /** Empties the text field. */
  reset(): void;
};

export interface WbnCommentsEvents {
  readonly 'wbn-open': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business'; readonly url: string; readonly part: string }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-form-start': CustomEvent<{ readonly form: 'comment'; readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-send-failed': CustomEvent<{ readonly form: 'comment'; readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business'; readonly code: string }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-comment-created': CustomEvent<{ readonly commentID: string; readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-reaction': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business'; readonly on: boolean }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnCommentsElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnCommentsElement };
}

export interface WbnCommentsProps extends WidgetProps<WbnCommentsElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The id of the commented thing. */
  readonly resourceId?: string | undefined;
  /** `post` (default), `product`, `business` or `comment`. */
  readonly resourceType?: 'post' | 'comment' | 'product' | 'business' | undefined;
  /** The first page as its call answers it, `{comments, total}`: drawn without a fetch. */
  readonly data?: WbnCommentsElement['data'] | undefined;
  /** A visitor clicked the link of an author or the report link; `part` names it. Cancelled, the link leads nowhere: open your own page. */
  readonly onOpen?: ((event: WbnCommentsEvents['wbn-open']) => void) | undefined;
  /** A visitor has begun to write. */
  readonly onFormStart?: ((event: WbnCommentsEvents['wbn-form-start']) => void) | undefined;
  /** A comment could not be posted; `code` as in `wbn-error`. The text stays. */
  readonly onSendFailed?: ((event: WbnCommentsEvents['wbn-send-failed']) => void) | undefined;
  /** A visitor has posted a comment or a reply. */
  readonly onCommentCreated?: ((event: WbnCommentsEvents['wbn-comment-created']) => void) | undefined;
  /** A visitor has liked a comment, or taken the like back. */
  readonly onReaction?: ((event: WbnCommentsEvents['wbn-reaction']) => void) | undefined;
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnCommentsEvents['wbn-login-required']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnCommentsEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnCommentsEvents['wbn-error']) => void) | undefined;
}

/** The comments of a product, a business, a post or a comment, with replies and likes, and a box to write one. */
export const WbnComments = /* @__PURE__ */ widgetComponent<WbnCommentsProps>('WbnComments', comments, {
  onOpen: 'wbn-open',
  onFormStart: 'wbn-form-start',
  onSendFailed: 'wbn-send-failed',
  onCommentCreated: 'wbn-comment-created',
  onReaction: 'wbn-reaction',
  onLoginRequired: 'wbn-login-required',
  onReady: 'wbn-ready',
  onError: 'wbn-error',
});
