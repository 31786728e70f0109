// Made by scripts/docs/angular.ts from the widgets’ definitions; npm run build writes it anew.
export { WbnBusinessCard, type WbnBusinessCardElement, type WbnBusinessCardEvents } from './WbnBusinessCard.ts';
export { WbnComments, type WbnCommentsElement, type WbnCommentsEvents } from './WbnComments.ts';
export { WbnInquiryForm, type WbnInquiryFormElement, type WbnInquiryFormEvents } from './WbnInquiryForm.ts';
export { WbnMembershipCheckout, type WbnMembershipCheckoutElement, type WbnMembershipCheckoutEvents } from './WbnMembershipCheckout.ts';
export { WbnMessageCenter, type WbnMessageCenterElement, type WbnMessageCenterEvents } from './WbnMessageCenter.ts';
export { WbnProductPage, type WbnProductPageElement, type WbnProductPageEvents } from './WbnProductPage.ts';
export { WbnSearchBox, type WbnSearchBoxElement, type WbnSearchBoxEvents } from './WbnSearchBox.ts';
