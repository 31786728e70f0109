// Made by scripts/docs/svelte.ts from the widgets’ definitions; npm run build writes it anew.
export { WbnBusinessCard, type WbnBusinessCardElement, type WbnBusinessCardEvents, type WbnBusinessCardProps } from './WbnBusinessCard.ts';
export { WbnComments, type WbnCommentsElement, type WbnCommentsEvents, type WbnCommentsProps } from './WbnComments.ts';
export { WbnInquiryForm, type WbnInquiryFormElement, type WbnInquiryFormEvents, type WbnInquiryFormProps } from './WbnInquiryForm.ts';
export { WbnMembershipCheckout, type WbnMembershipCheckoutElement, type WbnMembershipCheckoutEvents, type WbnMembershipCheckoutProps } from './WbnMembershipCheckout.ts';
export { WbnMessageCenter, type WbnMessageCenterElement, type WbnMessageCenterEvents, type WbnMessageCenterProps } from './WbnMessageCenter.ts';
export { WbnProductPage, type WbnProductPageElement, type WbnProductPageEvents, type WbnProductPageProps } from './WbnProductPage.ts';
export { WbnSearchBox, type WbnSearchBoxElement, type WbnSearchBoxEvents, type WbnSearchBoxProps } from './WbnSearchBox.ts';
