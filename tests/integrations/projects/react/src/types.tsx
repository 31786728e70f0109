/** The types of the components: an editor shows all of this, and refuses mistakes. */
import {
  WbnBusinessCard,
  type WbnBusinessCardElement,
  WbnComments,
  type WbnCommentsEvents,
  WbnInquiryForm,
  WbnSearchBox,
  type WbnSearchBoxElement,
  useWidgetEvent,
} from '@wbn/react';
import { type ComponentRef, createRef, type ElementRef, useRef } from 'react';
import '@wbn/widgets/types/elements';

const box = createRef<WbnSearchBoxElement>();
const card = createRef<WbnBusinessCardElement>();
const posted = (event: WbnCommentsEvents['wbn-comment-created']): string => event.currentTarget.resourceId + event.detail.commentID;

/** The ref of a component names its element, and a listener that the element's events type takes its events. */
export function Discussion() {
  const comments = useRef<ComponentRef<typeof WbnComments>>(null);
  useWidgetEvent(comments, 'wbn-comment-created', posted);
  useWidgetEvent(comments, 'wbn-reaction', ({ currentTarget }) => currentTarget.reset());
  // @ts-expect-error: the ref is of another element
  useWidgetEvent(box, 'wbn-comment-created', posted);
  return <WbnComments ref={comments} resourceId="p" />;
}
export const searchOf = (element: ComponentRef<typeof WbnSearchBox>): string => element.search;
export const sameElement = (element: ElementRef<typeof WbnSearchBox>): WbnSearchBoxElement => element;
// @ts-expect-error: the element is a search box
export const otherElement = (element: ElementRef<typeof WbnSearchBox>): WbnBusinessCardElement => element;
// @ts-expect-error: a search box has no such attribute
export const idOf = (element: ComponentRef<typeof WbnSearchBox>): string => element.businessId;

export const right = [
  <WbnSearchBox key="1" ref={box} countries="SA" dir="rtl" onSearch={({ detail }) => detail.url.length} />,
  <WbnBusinessCard key="2" ref={card} variant="summary" theme="dark" aria-label="Us" onClick={(event) => event.currentTarget.variant} />,
  <WbnComments key="3" resourceType="product" resourceId="p" onCommentCreated={posted} />,
  <WbnInquiryForm key="4" onInquirySent={({ detail }) => detail.requestID.length} onError={({ detail }) => detail.code} />,
];

export const wrong = [
  // @ts-expect-error: no such variant
  <WbnBusinessCard key="1" variant="poster" />,
  // @ts-expect-error: no such attribute
  <WbnSearchBox key="2" businessId="b" />,
  // @ts-expect-error: the listener takes another event
  <WbnSearchBox key="3" onSearch={(event: CustomEvent<{ commentID: string }>) => event} />,
  // @ts-expect-error: the ref is of another element
  <WbnSearchBox key="4" ref={card} />,
  // @ts-expect-error: no such theme
  <WbnComments key="5" theme="blue" />,
];

document.addEventListener('wbn-search', ({ detail }) => detail.search.length);
document.querySelector('wbn-search-box')?.addEventListener('click', (event) => event.clientX);
export const drawn: WbnBusinessCardElement['variant'] | undefined = document.querySelector('wbn-business-card')?.variant;
if (window.wbn?.version) void window.wbn.login();
