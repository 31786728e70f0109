// Made by scripts/docs/react.ts from the definition of <wbn-message-center>; npm run build writes it anew.
'use client';

import { messageCenter } from '@wbn/widgets/message-center/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what `ref` is given. */
export type WbnMessageCenterElement = InstanceType<typeof messageCenter.elementClass>;

export interface WbnMessageCenterEvents {
  readonly 'wbn-thread-change': CustomEvent<{ readonly businessID: string; readonly requestID: string }>;
  readonly 'wbn-message-sent': CustomEvent<{ readonly businessID: string; readonly requestID: string }>;
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }>;
  readonly 'wbn-ready': CustomEvent<null>;
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

export interface WbnMessageCenterProps extends WidgetProps<WbnMessageCenterElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Whose conversations: a business of the visitor, or `me`. Follows what the visitor chooses. */
  readonly businessId?: string;
  /** The open conversation. Follows what the visitor opens. */
  readonly requestId?: string;
  /** What is known already, as a state of `createMessageCenter` of `@wbn/core`: drawn without a fetch. */
  readonly data?: WbnMessageCenterElement['data'];
  /** The visitor chose another business or conversation: the attributes have changed, and an address may follow. */
  readonly onThreadChange?: (event: WbnMessageCenterEvents['wbn-thread-change']) => void;
  /** A message was sent. */
  readonly onMessageSent?: (event: WbnMessageCenterEvents['wbn-message-sent']) => void;
  /** A visitor is not logged in. Cancelled, no login is offered. */
  readonly onLoginRequired?: (event: WbnMessageCenterEvents['wbn-login-required']) => void;
  /** It is drawn. */
  readonly onReady?: (event: WbnMessageCenterEvents['wbn-ready']) => void;
  /** Something failed. It tries again by itself. */
  readonly onError?: (event: WbnMessageCenterEvents['wbn-error']) => void;
}

/** The conversations of a user or of one of their businesses. */
export const WbnMessageCenter = /* @__PURE__ */ widgetComponent<WbnMessageCenterProps>('WbnMessageCenter', messageCenter, {
  onThreadChange: 'wbn-thread-change',
  onMessageSent: 'wbn-message-sent',
  onLoginRequired: 'wbn-login-required',
  onReady: 'wbn-ready',
  onError: 'wbn-error',
});
