/** All calls of the network by name, ordered by concept. */

import * as audit from './audit/calls.ts';
import * as boosts from './boosts/calls.ts';
import * as businesses from './businesses/calls.ts';
import * as comments from './comments/calls.ts';
import * as connections from './connections/calls.ts';
import * as desk from './desk/calls.ts';
import * as enquiry from './enquiry/calls.ts';
import { streamEvents } from './events/calls.ts';
import * as follows from './follows/calls.ts';
import { memberHome } from './home/calls.ts';
import * as industries from './industries/calls.ts';
import * as inquiries from './inquiries/calls.ts';
import * as members from './members/calls.ts';
import * as membership from './membership/calls.ts';
import * as messages from './messages/calls.ts';
import * as moderation from './moderation/calls.ts';
import * as notifications from './notifications/calls.ts';
import * as operator from './operator/calls.ts';
import * as partnerKeys from './partner-keys/calls.ts';
import * as posts from './posts/calls.ts';
import * as products from './products/calls.ts';
import * as reactions from './reactions/calls.ts';
import * as referenceData from './reference-data/calls.ts';
import * as saved from './saved/calls.ts';
import * as savedSearches from './saved-searches/calls.ts';
import * as search from './search/calls.ts';
import * as searchReports from './search-report/calls.ts';
import * as session from './session/calls.ts';
import * as signIn from './sign-in/calls.ts';
import * as thesaurus from './thesaurus/calls.ts';
import * as timelines from './timelines/calls.ts';
import * as uploads from './uploads/calls.ts';
import * as users from './users/calls.ts';
import * as verification from './verification/calls.ts';
import * as visibility from './visibility/calls.ts';

export const calls = {
  ...session,
  ...users,
  memberHome,
  ...businesses,
  ...members,
  ...signIn,
  ...products,
  ...search,
  ...searchReports,
  ...thesaurus,
  ...posts,
  ...timelines,
  ...reactions,
  ...follows,
  ...connections,
  ...saved,
  ...savedSearches,
  ...comments,
  ...inquiries,
  ...messages,
  ...desk,
  ...notifications,
  streamEvents,
  ...moderation,
  ...membership,
  ...uploads,
  ...referenceData,
  ...industries,
  ...enquiry,
  ...verification,
  ...boosts,
  ...visibility,
  ...partnerKeys,
  ...audit,
  ...operator,
} as const;
export type CallName = keyof typeof calls;
