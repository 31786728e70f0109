// Made by scripts/docs/react.ts from the widgets’ definitions; npm run build writes it anew.
export { WbnBusinessCard, type WbnBusinessCardElement, type WbnBusinessCardEvents, type WbnBusinessCardProps } from './WbnBusinessCard.tsx';
export { WbnComments, type WbnCommentsElement, type WbnCommentsEvents, type WbnCommentsProps } from './WbnComments.tsx';
export { WbnInquiryForm, type WbnInquiryFormElement, type WbnInquiryFormEvents, type WbnInquiryFormProps } from './WbnInquiryForm.tsx';
export { WbnMembershipCheckout, type WbnMembershipCheckoutElement, type WbnMembershipCheckoutEvents, type WbnMembershipCheckoutProps } from './WbnMembershipCheckout.tsx';
export { WbnMessageCenter, type WbnMessageCenterElement, type WbnMessageCenterEvents, type WbnMessageCenterProps } from './WbnMessageCenter.tsx';
export { WbnProductPage, type WbnProductPageElement, type WbnProductPageEvents, type WbnProductPageProps } from './WbnProductPage.tsx';
export { WbnSearchBox, type WbnSearchBoxElement, type WbnSearchBoxEvents, type WbnSearchBoxProps } from './WbnSearchBox.tsx';
