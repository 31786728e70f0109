/** The core for any page or Node, without views. Login is a separate entry, `@wbn/core/login`, because few pages need it. */
export { fullName } from '@wbn/contract';
export { createBatch } from './api/batch.ts';
export { type Client, type ClientOptions, createClient, type Drafts, type Hooks, mayAct } from './api/client.ts';
export { isUnreachable, WbnError, type WbnErrorName } from './api/errors.ts';
export { createIntent } from './api/intent.ts';
export type { PagesState } from './api/pages.ts';
export { send } from './api/send.ts';
export type { AnswerOf, CallOptions, InputOf } from './api/types.ts';
export { amount, isVerified } from './businesses/card.ts';
export { type NewBusiness, newBusinessBody } from './businesses/new-business.ts';
export {
  type Comment,
  type CommentsPage,
  commentLimit,
  createThread,
  fetchComments,
  type Thread,
  type ThreadState,
} from './comments/thread.ts';
export { type Connect, type ConnectState, createConnect } from './connections/connect.ts';
export { type Connections, createConnections } from './connections/connections.ts';
export { createDesk, type Desk, type DeskState, deskThread } from './desk/desk.ts';
export { fillTemplate } from './desk/fill-template.ts';
export { claimDrafts, forgetDrafts } from './drafts/kept.ts';
export { createFollow, type Follow } from './follows/follow.ts';
export { categoriesOf, industries, tree } from './industries/industries.ts';
export {
  createInquiryForm,
  type InquiryField,
  type InquiryForm,
  type InquiryFormState,
} from './inquiries/inquiry-form.ts';
export { me, type Speaker } from './inquiries/speakers.ts';
export { type Handover, readHandover } from './login/handover.ts';
export {
  type CardEntry,
  type Checkout,
  type CheckoutOutcome,
  type CheckoutState,
  createCheckout,
} from './membership/checkout.ts';
export type { AttachedFile } from './messages/drafts.ts';
export { endThread } from './messages/end-thread.ts';
export { createMessageCenter, type MessageCenter } from './messages/message-center.ts';
export type { MessageCenterState } from './messages/message-center-state.ts';
export { sendDraft } from './messages/send-draft.ts';
export {
  buyerOf,
  inWords,
  isOwn,
  isUnanswered,
  lastTime,
  matching,
  ordered,
  otherParty,
  type ThreadOrder,
  threadOrders,
} from './messages/threads.ts';
export { readAll, type WatchOptions, watchMessages } from './messages/watch.ts';
export { createInbox, type Inbox } from './notifications/inbox.ts';
export { watchUnread } from './notifications/unread.ts';
export {
  browserOrigin,
  browserPlatform,
  type Channel,
  type KeyValue,
  keyValue,
  type Origin,
  type Platform,
} from './platform.ts';
export { type Actor, actors, offered } from './posts/actors.ts';
export { type PostCard, postCard } from './posts/post.ts';
export { createPostBox, type PostBox, type PostBoxState, postLimit } from './posts/post-box.ts';
export { categoryFinder } from './products/import/find-category.ts';
export { findHeader } from './products/import/find-header.ts';
export { holdsNumbers, listGuide, listHeader } from './products/import/list-columns.ts';
export {
  createProductImport,
  type PlannedRow,
  type ProductImport,
  type ProductImportState,
} from './products/import/product-import.ts';
export {
  type ListRows,
  type ListSource,
  type ReadRows,
  type RefusedRow,
  readRows,
} from './products/import/read-rows.ts';
export { isReasonHeader } from './products/import/reason-header.ts';
export type { RefusalReason, RefusedCell, RefusedCells } from './products/import/refused-cells.ts';
export { catalogueRows, pictureAddresses } from './products/import/write-rows.ts';
export { loadProductPage, mainProducts, mainProductsOf, type ProductPage, picturesOf } from './products/page.ts';
export {
  type DraftPicture,
  type DraftSheet,
  draftOf,
  type ProductDraft,
  type ProductProblem,
  problemsOf,
  productBody,
} from './products/product-draft.ts';
export { createLike, type Like, type LikeOptions } from './reactions/like.ts';
export { createOptimistic, type Optimistic, type Toggle } from './reactions/optimistic.ts';
export {
  businessTypes,
  countries,
  genders,
  jobPositions,
  languages,
  statesOf,
} from './reference-data/lists.ts';
export { createFavorites, type Favorites, type FavoritesState } from './saved/favorites.ts';
export { createSave, type Save } from './saved/save.ts';
export * from './search/index.ts';
export { createSearchBox, type SearchBox, type SearchBoxOptions, type SearchBoxState } from './search/search-box.ts';
export type { SuggestedLine } from './search/suggested-line.ts';
export { createSuggester, type Suggester } from './search/suggester.ts';
export { actingBusiness } from './session/acting-business.ts';
export { portalTabs } from './session/portal.ts';
export { browserProver, type Prover } from './session/prover.ts';
export { createSession, pageSession, type SessionOptions } from './session/session.ts';
export type { Refreshed, Session, SessionData, SessionState, StoredProfile, Tabs } from './session/types.ts';
export { type AutoLoad, createAutoLoad } from './timelines/auto-load.ts';
export {
  createNewsfeed,
  createTimeline,
  type Feed,
  type FeedPost,
  type OwnReaction,
  type TimelinePage,
} from './timelines/feed.ts';
export { dialCode, isBirthDate, isPhone } from './users/checks.ts';
export { type ProfileValues, profileUpdate, profileValues } from './users/edit.ts';
export {
  type EmailConfirmation,
  type EmailConfirmationState,
  emailConfirmationOf,
} from './users/email-confirmation.ts';
export { photoOf } from './users/photo.ts';
export { loadProfile } from './users/profile.ts';
