import { auditTerms } from './audit/terms.ts';
import { boostsTerms } from './boosts/terms.ts';
import { businessesTerms } from './businesses/terms.ts';
import type { CallDefinition, CallTerms } from './call.ts';
import { commentsTerms } from './comments/terms.ts';
import { connectionsTerms } from './connections/terms.ts';
import { deskTerms } from './desk/terms.ts';
import { enquiryTerms } from './enquiry/terms.ts';
import { eventsTerms } from './events/terms.ts';
import { followsTerms } from './follows/terms.ts';
import { homeTerms } from './home/terms.ts';
import { industriesTerms } from './industries/terms.ts';
import { inquiriesTerms } from './inquiries/terms.ts';
import { membersTerms } from './members/terms.ts';
import { membershipTerms } from './membership/terms.ts';
import { messagesTerms } from './messages/terms.ts';
import { moderationTerms } from './moderation/terms.ts';
import { notificationsTerms } from './notifications/terms.ts';
import { operatorTerms } from './operator/terms.ts';
import { partnerKeysTerms } from './partner-keys/terms.ts';
import { postsTerms } from './posts/terms.ts';
import { productsTerms } from './products/terms.ts';
import { reactionsTerms } from './reactions/terms.ts';
import { referenceDataTerms } from './reference-data/terms.ts';
import { type CallName, calls } from './registry.ts';
import { savedTerms } from './saved/terms.ts';
import { savedSearchesTerms } from './saved-searches/terms.ts';
import { searchTerms } from './search/terms.ts';
import { searchReportTerms } from './search-report/terms.ts';
import { sessionTerms } from './session/terms.ts';
import { signInTerms } from './sign-in/terms.ts';
import { thesaurusTerms } from './thesaurus/terms.ts';
import { timelinesTerms } from './timelines/terms.ts';
import { uploadsTerms } from './uploads/terms.ts';
import { usersTerms } from './users/terms.ts';
import { verificationTerms } from './verification/terms.ts';
import { visibilityTerms } from './visibility/terms.ts';

/** The terms of all calls by name, for servers, tests and documents. */
export const terms = {
  ...auditTerms,
  ...boostsTerms,
  ...businessesTerms,
  ...commentsTerms,
  ...connectionsTerms,
  ...deskTerms,
  ...enquiryTerms,
  ...eventsTerms,
  ...followsTerms,
  ...homeTerms,
  ...industriesTerms,
  ...inquiriesTerms,
  ...membersTerms,
  ...membershipTerms,
  ...messagesTerms,
  ...moderationTerms,
  ...notificationsTerms,
  ...operatorTerms,
  ...partnerKeysTerms,
  ...postsTerms,
  ...productsTerms,
  ...reactionsTerms,
  ...referenceDataTerms,
  ...savedSearchesTerms,
  ...savedTerms,
  ...searchReportTerms,
  ...searchTerms,
  ...sessionTerms,
  ...signInTerms,
  ...thesaurusTerms,
  ...timelinesTerms,
  ...uploadsTerms,
  ...usersTerms,
  ...verificationTerms,
  ...visibilityTerms,
} satisfies Record<CallName, CallTerms>;

/**
 * The call of a name with its terms.
 *
 * @example definitionOf('sendInquiry').limit // 'inquire'
 */
export const definitionOf = (name: CallName): CallDefinition => ({ ...calls[name], ...terms[name] });
