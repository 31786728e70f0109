export { type DrawShadowRoot, ShadowRootContext } from './shadow-root-context.ts';
export { useWidgetEvent } from './use-widget-event.ts';
export { type BusinessDetail, WbnBusinessCard, type WbnBusinessCardProps } from './WbnBusinessCard.tsx';
export {
  type CommentDetail,
  type ReactionDetail,
  type ResourceDetail,
  WbnComments,
  type WbnCommentsProps,
} from './WbnComments.tsx';
export {
  type InquiryDetail,
  type InquirySentDetail,
  WbnInquiryForm,
  type WbnInquiryFormProps,
} from './WbnInquiryForm.tsx';
export {
  type CheckoutCompleteDetail,
  WbnMembershipCheckout,
  type WbnMembershipCheckoutProps,
} from './WbnMembershipCheckout.tsx';
export { WbnMessageCenter, type WbnMessageCenterProps } from './WbnMessageCenter.tsx';
export { WbnProductPage, type WbnProductPageProps } from './WbnProductPage.tsx';
export { type SearchDetail, WbnSearchBox, type WbnSearchBoxProps } from './WbnSearchBox.tsx';
export { WidgetElement, type WidgetElementProps } from './WidgetElement.tsx';
