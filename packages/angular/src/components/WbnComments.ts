// Made by scripts/docs/angular.ts from the definition of <wbn-comments>; npm run build writes it anew.

import { Directive, type InputSignal, input, output } from '@angular/core';
import { comments } from '@wbn/widgets/comments/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
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

/** The comments of a product, a business, a post or a comment, with replies and likes, and a box to write one. */
@Directive({
  selector: 'wbn-comments',
  exportAs: 'wbnComments',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.resource-id]': "resourceId()",
    '[attr.resource-type]': "resourceType()",
    '(wbn-open)': 'wbnOpen.emit($event)',
    '(wbn-form-start)': 'wbnFormStart.emit($event)',
    '(wbn-send-failed)': 'wbnSendFailed.emit($event)',
    '(wbn-comment-created)': 'wbnCommentCreated.emit($event)',
    '(wbn-reaction)': 'wbnReaction.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnComments {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The id of the commented thing. */
  readonly resourceId = input<string | null>();
  /** `post` (default), `product`, `business` or `comment`. */
  readonly resourceType = input<'post' | 'comment' | 'product' | 'business' | null>();
  /** The first page as its call answers it, `{comments, total}`: drawn without a fetch. */
  readonly data: InputSignal<WbnCommentsElement['data'] | undefined> = input<WbnCommentsElement['data']>();
  /** A visitor clicked the link of an author or the report link; `part` names it. Cancelled, the link leads nowhere: open your own page. */
  readonly wbnOpen = output<WbnCommentsEvents['wbn-open']>();
  /** A visitor has begun to write. */
  readonly wbnFormStart = output<WbnCommentsEvents['wbn-form-start']>();
  /** A comment could not be posted; `code` as in `wbn-error`. The text stays. */
  readonly wbnSendFailed = output<WbnCommentsEvents['wbn-send-failed']>();
  /** A visitor has posted a comment or a reply. */
  readonly wbnCommentCreated = output<WbnCommentsEvents['wbn-comment-created']>();
  /** A visitor has liked a comment, or taken the like back. */
  readonly wbnReaction = output<WbnCommentsEvents['wbn-reaction']>();
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnCommentsEvents['wbn-login-required']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnCommentsEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnCommentsEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnCommentsElement = widgetElement<WbnCommentsElement>(comments, this.data);
}
