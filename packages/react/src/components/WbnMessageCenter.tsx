// Made by scripts/docs/react.ts from the definition of <wbn-message-center>; npm run build writes it anew.
'use client';

import { messageCenter } from '@wbn/widgets/message-center/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what `ref` is given. */
export type WbnMessageCenterElement = InstanceType<typeof messageCenter.elementClass>;

export interface WbnMessageCenterEvents {
  readonly 'wbn-thread-change': CustomEvent<{ readonly businessID: string; readonly requestID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-message-sent': CustomEvent<{ readonly businessID: string; readonly requestID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnMessageCenterElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnMessageCenterElement };
}

export interface WbnMessageCenterProps extends WidgetProps<WbnMessageCenterElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Whose conversations: a business of the visitor, or `me`. Follows what the visitor chooses. */
  readonly businessId?: string | undefined;
  /** The open conversation. Follows what the visitor opens. */
  readonly requestId?: string | undefined;
  /** Data that the page has already, as a state of `createMessageCenter` of `@wbn/core`: drawn without a fetch. */
  readonly data?: WbnMessageCenterElement['data'] | undefined;
  /** The visitor chose another business or conversation: the attributes have changed, and an address may follow. */
  readonly onThreadChange?: ((event: WbnMessageCenterEvents['wbn-thread-change']) => void) | undefined;
  /** A message was sent. */
  readonly onMessageSent?: ((event: WbnMessageCenterEvents['wbn-message-sent']) => void) | undefined;
  /** A visitor is not logged in. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnMessageCenterEvents['wbn-login-required']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnMessageCenterEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnMessageCenterEvents['wbn-error']) => void) | undefined;
}

/** The conversations of a user or of one of their businesses. */
export const WbnMessageCenter = /* @__PURE__ */ widgetComponent<WbnMessageCenterProps>('WbnMessageCenter', messageCenter, {
  onThreadChange: 'wbn-thread-change',
  onMessageSent: 'wbn-message-sent',
  onLoginRequired: 'wbn-login-required',
  onReady: 'wbn-ready',
  onError: 'wbn-error',
});
