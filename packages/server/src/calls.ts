import type { CallName, calls } from '@wbn/contract';
import { businessAudit } from './audit/business-audit.ts';
import { listBoosts } from './boosts/list-boosts.ts';
import { useBoost } from './boosts/use-boost.ts';
import { businessChecklist } from './businesses/checklist/business-checklist.ts';
import { createBusiness } from './businesses/create-business.ts';
import { listBusinesses } from './businesses/list-businesses.ts';
import { myBusinesses } from './businesses/my-businesses.ts';
import { readBusiness } from './businesses/read-business.ts';
import { readBusinesses } from './businesses/read-businesses.ts';
import { suspendedBusinesses } from './businesses/suspended-businesses.ts';
import { updateBusiness } from './businesses/update-business.ts';
import { listComments } from './comments/list-comments.ts';
import { makeComment } from './comments/make-comment.ts';
import { acceptConnection } from './connections/accept-connection.ts';
import { declineConnection } from './connections/decline-connection.ts';
import { endConnection } from './connections/end-connection.ts';
import { listConnections } from './connections/list-connections.ts';
import { requestConnection } from './connections/request-connection.ts';
import { deskHandlers } from './desk/handlers.ts';
import { sendEnquiry } from './enquiry/send-enquiry.ts';
import { follow } from './follows/follow.ts';
import { followSummary } from './follows/follow-summary.ts';
import { unfollow } from './follows/unfollow.ts';
import type { Handler } from './handler.ts';
import { memberHome } from './home/member-home.ts';
import { industryTree } from './industries/industry-tree.ts';
import { listCategories } from './industries/list-categories.ts';
import { listIndustries } from './industries/list-industries.ts';
import { endInquiry } from './inquiries/end-inquiry.ts';
import { listInquiries } from './inquiries/list-inquiries.ts';
import { sendInquiry } from './inquiries/send-inquiry.ts';
import { acceptInvitation } from './members/accept-invitation.ts';
import { changeMemberRole } from './members/change-member-role.ts';
import { inviteMember } from './members/invite-member.ts';
import { listMembers } from './members/list-members.ts';
import { readInvitation } from './members/read-invitation.ts';
import { removeMember } from './members/remove-member.ts';
import { revokeInvitation } from './members/revoke-invitation.ts';
import { readSecondFactorDuty, updateSecondFactorDuty } from './members/second-factor-duty.ts';
import { cancelPurchase } from './membership/cancel-purchase.ts';
import { readMembership } from './membership/read-membership.ts';
import { readReceipt } from './membership/read-receipt.ts';
import { renewMembership } from './membership/renew-membership.ts';
import { subscribe } from './membership/subscribe.ts';
import { subscriptionSetup } from './membership/subscription-setup.ts';
import { updateVatNumber } from './membership/update-vat-number.ts';
import { messageHandlers } from './messages/handlers.ts';
import { block } from './moderation/block.ts';
import { decideReport } from './moderation/decide-report.ts';
import { listBlocked } from './moderation/list-blocked.ts';
import { listReports } from './moderation/list-reports.ts';
import { report } from './moderation/report.ts';
import { unblock } from './moderation/unblock.ts';
import { countNotifications } from './notifications/count-notifications.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { notificationPreferences, updateNotificationPreferences } from './notifications/notification-preferences.ts';
import { readPush, startPush, stopPush } from './notifications/push/push.ts';
import { readNotifications } from './notifications/read-notifications.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { partnerKeyHandlers } from './partner-keys/handlers.ts';
import { makePost } from './posts/make-post.ts';
import { readPost } from './posts/read-post.ts';
import { removePost } from './posts/remove-post.ts';
import { productHandlers } from './products/handlers.ts';
import { checkReaction } from './reactions/check-reaction.ts';
import { react } from './reactions/react.ts';
import { reactionSummary } from './reactions/reaction-summary.ts';
import { readReactions } from './reactions/read-reactions.ts';
import { unreact } from './reactions/unreact.ts';
import { listBusinessTypes } from './reference-data/list-business-types.ts';
import { listCountries } from './reference-data/list-countries.ts';
import { listGenders } from './reference-data/list-genders.ts';
import { listJobPositions } from './reference-data/list-job-positions.ts';
import { listLanguages } from './reference-data/list-languages.ts';
import { listStates } from './reference-data/list-states.ts';
import { checkSaved } from './saved/check-saved.ts';
import { listSaved } from './saved/list-saved.ts';
import { saveItem } from './saved/save-item.ts';
import { unsaveItem } from './saved/unsave-item.ts';
import { listSavedSearches } from './saved-searches/list-saved-searches.ts';
import { removeSavedSearch } from './saved-searches/remove-saved-search.ts';
import { saveSearch } from './saved-searches/save-search.ts';
import { updateSavedSearch } from './saved-searches/update-saved-search.ts';
import { countPages } from './search/count-pages.ts';
import { lastRegistered } from './search/last-registered.ts';
import { listPages } from './search/list-pages.ts';
import { searchAll } from './search/search-all.ts';
import { searchBusinesses } from './search/search-businesses.ts';
import { searchPosts } from './search/search-posts.ts';
import { searchProducts } from './search/search-products.ts';
import { searchUsers } from './search/search-users.ts';
import { suggest } from './search/suggest.ts';
import { proveSignInDomains } from './sign-in/prove-sign-in-domains.ts';
import { readSignInProvider, removeSignInProvider, updateSignInProvider } from './sign-in/sign-in-provider.ts';
import { loadNewsfeed } from './timelines/load-newsfeed.ts';
import { loadTimeline } from './timelines/load-timeline.ts';
import { businessUploadRequest } from './uploads/business-upload-request.ts';
import { evidenceUploadRequest } from './uploads/evidence-upload-request.ts';
import { fetchPicture } from './uploads/fetch-picture.ts';
import { messageUploadRequest } from './uploads/message-upload-request.ts';
import { userUploadRequest } from './uploads/user-upload-request.ts';
import { readEmailConfirmation, sendEmailConfirmation } from './users/email-confirmation.ts';
import { profilePhotoUploadRequest } from './users/profile-photo-upload-request.ts';
import { profilePhotoUploadValidate } from './users/profile-photo-upload-validate.ts';
import { readProfile } from './users/read-profile.ts';
import { readPublicProfile } from './users/read-public-profile.ts';
import { updateProfile } from './users/update-profile.ts';
import { decideVerification } from './verification/decide-verification.ts';
import { listVerifications } from './verification/list-verifications.ts';
import { readVerification } from './verification/read-verification.ts';
import { requestVerification } from './verification/request-verification.ts';
import { businessFigures } from './visibility/business-figures.ts';
import { noteVisit } from './visibility/note-visit.ts';

/** The calls that this origin answers; the account site answers the others. */
export type ApiCallName = { [Name in CallName]: (typeof calls)[Name]['host'] extends 'api' ? Name : never }[CallName];

/** Calls that answer a stream: `events/stream-events.ts` gives them their routes. */
export const streams = ['streamEvents'] as const satisfies readonly ApiCallName[];
export type AnsweredName = Exclude<ApiCallName, (typeof streams)[number]>;

/** The handler of each call. A contract call that is neither here nor in `streams` is a type error. */
export const handlers: { readonly [Name in AnsweredName]: Handler<Name> } = {
  ...operatorHandlers,
  readProfile,
  readEmailConfirmation,
  sendEmailConfirmation,
  updateProfile,
  memberHome,
  readPublicProfile,
  profilePhotoUploadRequest,
  profilePhotoUploadValidate,
  myBusinesses,
  suspendedBusinesses,
  listBusinesses,
  readBusiness,
  readBusinesses,
  createBusiness,
  updateBusiness,
  businessChecklist,
  listMembers,
  readSecondFactorDuty,
  updateSecondFactorDuty,
  readSignInProvider,
  updateSignInProvider,
  removeSignInProvider,
  proveSignInDomains,
  inviteMember,
  revokeInvitation,
  readInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  ...productHandlers,
  searchBusinesses,
  searchProducts,
  searchUsers,
  searchPosts,
  searchAll,
  lastRegistered,
  countPages,
  listPages,
  suggest,
  makePost,
  readPost,
  removePost,
  loadNewsfeed,
  loadTimeline,
  reactionSummary,
  checkReaction,
  readReactions,
  react,
  unreact,
  followSummary,
  follow,
  unfollow,
  requestConnection,
  listConnections,
  acceptConnection,
  declineConnection,
  endConnection,
  listSaved,
  checkSaved,
  saveItem,
  unsaveItem,
  listSavedSearches,
  saveSearch,
  updateSavedSearch,
  removeSavedSearch,
  makeComment,
  listComments,
  sendInquiry,
  listInquiries,
  endInquiry,
  ...messageHandlers,
  ...deskHandlers,
  report,
  listReports,
  decideReport,
  listBlocked,
  block,
  unblock,
  listNotifications,
  countNotifications,
  readNotifications,
  notificationPreferences,
  updateNotificationPreferences,
  readPush,
  startPush,
  stopPush,
  subscriptionSetup,
  subscribe,
  readMembership,
  renewMembership,
  updateVatNumber,
  cancelPurchase,
  readReceipt,
  userUploadRequest,
  businessUploadRequest,
  evidenceUploadRequest,
  fetchPicture,
  messageUploadRequest,
  listCountries,
  listStates,
  listGenders,
  listLanguages,
  listJobPositions,
  listBusinessTypes,
  listIndustries,
  industryTree,
  listCategories,
  sendEnquiry,
  readVerification,
  requestVerification,
  listVerifications,
  decideVerification,
  listBoosts,
  useBoost,
  noteVisit,
  businessFigures,
  ...partnerKeyHandlers,
  businessAudit,
};
