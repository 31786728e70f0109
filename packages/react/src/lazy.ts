'use client';

/**
 * The same components without the code of their widgets: for a page that decides by itself when that code comes. Until then the element
 * shows what a server drew, or its children. `import('@wbn/widgets/search-box')` defines the element.
 */
import type { WbnBusinessCardProps } from './components/WbnBusinessCard.tsx';
import type { WbnCommentsProps } from './components/WbnComments.tsx';
import type { WbnInquiryFormProps } from './components/WbnInquiryForm.tsx';
import type { WbnMembershipCheckoutProps } from './components/WbnMembershipCheckout.tsx';
import type { WbnMessageCenterProps } from './components/WbnMessageCenter.tsx';
import type { WbnProductPageProps } from './components/WbnProductPage.tsx';
import type { WbnSearchBoxProps } from './components/WbnSearchBox.tsx';
import { elementComponent } from './element-component.tsx';

export { partOf } from './part-of.ts';
export { type DrawShadowRoot, ShadowRootContext } from './shadow-root-context.ts';

/** Attributes of two words; a test compares both tables with the definitions of all widgets. */
const attributes = {
  businessId: 'business-id',
  fixedSubject: 'fixed-subject',
  productId: 'product-id',
  requestId: 'request-id',
  resourceId: 'resource-id',
  resourceType: 'resource-type',
};

const events = Object.fromEntries(
  [
    'Ready',
    'Error',
    'Open',
    'FormStart',
    'SendFailed',
    'LoginRequired',
    'Search',
    'Save',
    'Reaction',
    'CommentCreated',
    'InquirySent',
    'ThreadChange',
    'MessageSent',
    'CheckoutComplete',
    'Settled',
  ].map((name) => [`on${name}`, `wbn${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]),
);

/** `load="eager"` loads at once; by default an element loads when it comes near the screen. */
type Lazy<Props> = Props & { readonly load?: 'visible' | 'idle' | 'eager' };

const lazy = <Props extends object>(name: string, tag: string) =>
  elementComponent<Lazy<Props>>(name, tag, attributes, events);

export const WbnSearchBox = /* @__PURE__ */ lazy<WbnSearchBoxProps>('WbnSearchBox', 'wbn-search-box');
export const WbnBusinessCard = /* @__PURE__ */ lazy<WbnBusinessCardProps>('WbnBusinessCard', 'wbn-business-card');
export const WbnProductPage = /* @__PURE__ */ lazy<WbnProductPageProps>('WbnProductPage', 'wbn-product-page');
export const WbnComments = /* @__PURE__ */ lazy<WbnCommentsProps>('WbnComments', 'wbn-comments');
export const WbnInquiryForm = /* @__PURE__ */ lazy<WbnInquiryFormProps>('WbnInquiryForm', 'wbn-inquiry-form');
export const WbnMessageCenter = /* @__PURE__ */ lazy<WbnMessageCenterProps>('WbnMessageCenter', 'wbn-message-center');
export const WbnMembershipCheckout = /* @__PURE__ */ lazy<WbnMembershipCheckoutProps>(
  'WbnMembershipCheckout',
  'wbn-membership-checkout',
);
