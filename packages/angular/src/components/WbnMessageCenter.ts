// Made by scripts/docs/angular.ts from the definition of <wbn-message-center>; npm run build writes it anew.

import { Directive, type InputSignal, input, output } from '@angular/core';
import { messageCenter } from '@wbn/widgets/message-center/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
export type WbnMessageCenterElement = InstanceType<typeof messageCenter.elementClass>;

export interface WbnMessageCenterEvents {
  readonly 'wbn-thread-change': CustomEvent<{ readonly businessID: string; readonly requestID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-message-sent': CustomEvent<{ readonly businessID: string; readonly requestID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnMessageCenterElement };
}

/** The conversations of a user or of one of their businesses. */
@Directive({
  selector: 'wbn-message-center',
  exportAs: 'wbnMessageCenter',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.business-id]': "businessId()",
    '[attr.request-id]': "requestId()",
    '(wbn-thread-change)': 'wbnThreadChange.emit($event)',
    '(wbn-message-sent)': 'wbnMessageSent.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnMessageCenter {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** Whose conversations: a business of the visitor, or `me`. Follows what the visitor chooses. */
  readonly businessId = input<string | null>();
  /** The open conversation. Follows what the visitor opens. */
  readonly requestId = input<string | null>();
  /** Data that the page has already, as a state of `createMessageCenter` of `@wbn/core`: drawn without a fetch. */
  readonly data: InputSignal<WbnMessageCenterElement['data'] | undefined> = input<WbnMessageCenterElement['data']>();
  /** The visitor chose another business or conversation: the attributes have changed, and an address may follow. */
  readonly wbnThreadChange = output<WbnMessageCenterEvents['wbn-thread-change']>();
  /** A message was sent. */
  readonly wbnMessageSent = output<WbnMessageCenterEvents['wbn-message-sent']>();
  /** A visitor is not logged in. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnMessageCenterEvents['wbn-login-required']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnMessageCenterEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnMessageCenterEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnMessageCenterElement = widgetElement<WbnMessageCenterElement>(messageCenter, this.data);
}
