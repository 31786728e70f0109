import { auditShapes } from './audit/shapes.ts';
import { boostsShapes } from './boosts/shapes.ts';
import { checklistShapes } from './businesses/checklist.ts';
import { businessesShapes } from './businesses/shapes.ts';
import { commentsShapes } from './comments/shapes.ts';
import { connectionsShapes } from './connections/shapes.ts';
import { deskShapes } from './desk/shapes.ts';
import { enquiryShapes } from './enquiry/shapes.ts';
import { eventsShapes } from './events/shapes.ts';
import { followsShapes } from './follows/shapes.ts';
import { homeShapes } from './home/shapes.ts';
import { industriesShapes } from './industries/shapes.ts';
import { inquiriesShapes } from './inquiries/shapes.ts';
import { membersShapes } from './members/shapes.ts';
import { membershipShapes } from './membership/shapes.ts';
import { messagesShapes } from './messages/shapes.ts';
import { moderationShapes } from './moderation/shapes.ts';
import { notificationsShapes } from './notifications/shapes.ts';
import { operatorShapes } from './operator/shapes.ts';
import { partnerKeysShapes } from './partner-keys/shapes.ts';
import { postsShapes } from './posts/shapes.ts';
import { productsShapes } from './products/shapes.ts';
import { reactionsShapes } from './reactions/shapes.ts';
import { referenceDataShapes } from './reference-data/shapes.ts';
import type { CallName } from './registry.ts';
import { savedShapes } from './saved/shapes.ts';
import { savedSearchesShapes } from './saved-searches/shapes.ts';
import { searchShapes } from './search/shapes.ts';
import { searchReportShapes } from './search-report/shapes.ts';
import { sessionShapes } from './session/shapes.ts';
import type { Shape } from './shape.ts';
import { signInShapes } from './sign-in/shapes.ts';
import { thesaurusShapes } from './thesaurus/shapes.ts';
import { timelinesShapes } from './timelines/shapes.ts';
import { uploadsShapes } from './uploads/shapes.ts';
import { usersShapes } from './users/shapes.ts';
import { verificationShapes } from './verification/shapes.ts';
import { visibilityShapes } from './visibility/shapes.ts';

/** Shapes of all calls by name, for servers, tests and documents; never part of the CDN bundle (3 kB of zod). */
export const shapes = {
  ...sessionShapes,
  ...usersShapes,
  ...homeShapes,
  ...businessesShapes,
  ...checklistShapes,
  ...membersShapes,
  ...signInShapes,
  ...productsShapes,
  ...searchShapes,
  ...searchReportShapes,
  ...thesaurusShapes,
  ...postsShapes,
  ...timelinesShapes,
  ...reactionsShapes,
  ...followsShapes,
  ...connectionsShapes,
  ...savedShapes,
  ...savedSearchesShapes,
  ...commentsShapes,
  ...inquiriesShapes,
  ...messagesShapes,
  ...deskShapes,
  ...notificationsShapes,
  ...eventsShapes,
  ...moderationShapes,
  ...membershipShapes,
  ...uploadsShapes,
  ...referenceDataShapes,
  ...industriesShapes,
  ...enquiryShapes,
  ...verificationShapes,
  ...boostsShapes,
  ...visibilityShapes,
  ...partnerKeysShapes,
  ...auditShapes,
  ...operatorShapes,
} satisfies Record<CallName, Shape>;

export type Shapes = typeof shapes;
export * from './audit/shapes.ts';
export * from './boosts/shapes.ts';
export * from './businesses/checklist.ts';
export * from './businesses/sections.ts';
export * from './businesses/shapes.ts';
export * from './businesses/update.ts';
export * from './comments/shapes.ts';
export * from './connections/shapes.ts';
export * from './desk/shapes.ts';
export * from './enquiry/shapes.ts';
export * from './events/shapes.ts';
export * from './follows/shapes.ts';
export * from './home/shapes.ts';
export * from './industries/shapes.ts';
export * from './inquiries/shapes.ts';
export * from './members/shapes.ts';
export * from './membership/shapes.ts';
export * from './messages/shapes.ts';
export * from './moderation/shapes.ts';
export * from './notifications/shapes.ts';
export { listSize, longestList } from './operator/lists.ts';
export * from './operator/shapes.ts';
export * from './partner-keys/shapes.ts';
export * from './posts/shapes.ts';
export * from './products/import.ts';
export * from './products/shapes.ts';
export * from './products/update.ts';
export * from './reactions/entity.ts';
export * from './reactions/shapes.ts';
export * from './reference-data/shapes.ts';
export * from './saved/shapes.ts';
export * from './saved-searches/alert-times.ts';
export * from './saved-searches/shapes.ts';
export * from './search/shapes.ts';
export * from './search-report/shapes.ts';
export * from './session/shapes.ts';
export { answerLocale, type Shape } from './shape.ts';
export * from './sign-in/shapes.ts';
export * from './thesaurus/shapes.ts';
export * from './timelines/shapes.ts';
export * from './uploads/shapes.ts';
export * from './users/shapes.ts';
export * from './verification/shapes.ts';
export * from './visibility/shapes.ts';
