import type { AnsweredName } from '../calls.ts';
import { deskRequests } from './desk-asks.ts';
import { operatorRequests } from './operator-asks.ts';
import { productRequests } from './product-asks.ts';
import type { Request, Scene } from './scene.ts';
import { searchRequests } from './search-asks.ts';
import { draft } from './world.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const speaking = ({ as }: Scene) => (as ? { businessID: as } : {});
const party = ({ bid }: Scene) => (bid ? `?bid=${bid}` : '');
const grant = { body: { contentType: 'image/png', fileSize: 1000 } };

/** A valid request for every answered call: the base of the tests of access and of bad input. A call without one is a type error. */
export const requests: { readonly [Name in AnsweredName]: (scene: Scene) => Request } = {
  readProfile: () => ({ url: '/user/profile' }),
  updateProfile: () => ({ url: '/user/profile', method: 'PUT', body: { city: 'Jeddah' } }),
  memberHome: () => ({ url: '/user/home' }),
  readEmailConfirmation: () => ({ url: '/user/email-confirmation' }),
  sendEmailConfirmation: () => ({ url: '/user/email-confirmation', method: 'POST' }),
  readPublicProfile: ({ userID }) => ({ url: `/user/public-profile/${userID}` }),
  profilePhotoUploadRequest: () => ({ url: '/user/profile-photo/upload-request', ...grant }),
  profilePhotoUploadValidate: ({ upload = 'no such token' }) => ({
    url: '/user/profile-photo/upload-validate',
    body: { token: upload },
  }),
  myBusinesses: () => ({ url: '/business/profile/my-list' }),
  suspendedBusinesses: () => ({ url: '/business/profile/my-suspended' }),
  listBusinesses: ({ userID }) => ({ url: `/business/profile/list-business?userID=${userID}` }),
  readBusiness: ({ business }) => ({ url: `/business/profile/${business}` }),
  readBusinesses: ({ business, other }) => ({ url: `/business/profile/cards?ids=${business},${other}` }),
  noteVisit: ({ business }) => ({ url: '/visits', body: { resourceID: business } }),
  businessFigures: ({ business }) => ({ url: `/business/${business}/figures?days=30` }),
  businessChecklist: ({ business }) => ({ url: `/business/${business}/checklist` }),
  createBusiness: () => ({ url: '/business/profile/create', body: draft }),
  updateBusiness: ({ business }) => ({
    url: `/business/profile/${business}`,
    method: 'PUT',
    body: { general: { generalDescription: 'Since 1998' }, clear: ['contactInfo.city'] },
  }),
  listMembers: ({ business }) => ({ url: `/business/${business}/members` }),
  readSecondFactorDuty: ({ business }) => ({ url: `/business/${business}/members/second-factor` }),
  updateSecondFactorDuty: ({ business }) => ({
    url: `/business/${business}/members/second-factor`,
    method: 'PUT',
    body: { required: false },
  }),
  readSignInProvider: ({ business }) => ({ url: `/business/${business}/sign-in` }),
  updateSignInProvider: ({ business }) => ({
    url: `/business/${business}/sign-in`,
    method: 'PUT',
    body: {
      issuer: 'https://login.company.example',
      clientID: 'wbn',
      clientSecret: 'a secret of the provider',
      domains: ['company.example'],
      joins: true,
      required: false,
    },
  }),
  removeSignInProvider: ({ business }) => ({ url: `/business/${business}/sign-in`, method: 'DELETE' }),
  proveSignInDomains: ({ business }) => ({ url: `/business/${business}/sign-in/prove`, method: 'POST' }),
  inviteMember: ({ business }) => ({
    url: `/business/${business}/members/invite`,
    body: { email: 'new@mail.example', role: 'member' },
  }),
  revokeInvitation: ({ business, invitation = nobody }) => ({
    url: `/business/${business}/members/invite/${invitation}`,
    method: 'DELETE',
  }),
  readInvitation: ({ token = 'none' }) => ({ url: '/business/invitation', body: { token } }),
  acceptInvitation: ({ token = 'none' }) => ({ url: '/business/members/accept', body: { token } }),
  changeMemberRole: ({ business, person = nobody }) => ({
    url: `/business/${business}/members/${person}`,
    method: 'PUT',
    body: { role: 'admin' },
  }),
  removeMember: ({ business, person = nobody }) => ({
    url: `/business/${business}/members/${person}`,
    method: 'DELETE',
  }),
  ...productRequests,
  makePost: (scene) => ({
    url: '/social/posts/make-post',
    body: {
      content: 'We are at the fair',
      timelineID: scene.as ?? scene.userID,
      timelineType: scene.as ? 'business' : 'user',
      ...speaking(scene),
    },
  }),
  readPost: ({ post }) => ({ url: `/social/posts/${post}` }),
  removePost: ({ post }) => ({ url: '/social/posts/remove-post', method: 'DELETE', body: { postID: post } }),
  loadNewsfeed: () => ({ url: '/newsfeed/load' }),
  loadTimeline: ({ business }) => ({ url: `/timeline/load/${business}?skip=0&size=10` }),
  reactionSummary: ({ business }) => ({ url: `/social/reaction/summary/${business}` }),
  checkReaction: ({ post, as }) => ({ url: `/social/reaction/check/${post}?businessID=${as ?? ''}` }),
  readReactions: ({ as, business, post }) => ({
    url: `/social/reactions?ids=${business},${post}${as ? `&businessID=${as}` : ''}`,
  }),
  react: (scene) => ({
    url: '/social/reaction/react/post',
    body: { resourceID: scene.post, reactionType: 'like', ...speaking(scene) },
  }),
  unreact: (scene) => ({
    url: '/social/reaction/react/post',
    method: 'DELETE',
    body: { resourceID: scene.post, ...speaking(scene) },
  }),
  followSummary: ({ business }) => ({ url: `/social/follow/${business}/summary` }),
  follow: ({ business }) => ({ url: '/social/follow/business', body: { resourceID: business } }),
  unfollow: ({ business }) => ({ url: `/social/follow/${business}`, method: 'DELETE' }),
  listSaved: () => ({ url: '/user/saved' }),
  checkSaved: ({ business }) => ({ url: `/user/saved/${business}` }),
  saveItem: ({ product }) => ({ url: '/user/saved', body: { resourceType: 'product', resourceID: product } }),
  unsaveItem: ({ product }) => ({ url: '/user/saved', method: 'DELETE', body: { resourceID: product } }),
  listSavedSearches: () => ({ url: '/user/saved-searches' }),
  saveSearch: () => ({
    url: '/user/saved-searches',
    body: {
      name: 'Valves in Riyadh',
      search: { textQuery: 'valve', businessType: 'PR', filters: { country: ['SA'] } },
    },
  }),
  updateSavedSearch: ({ savedSearch = nobody }) => ({
    url: `/user/saved-searches/${savedSearch}`,
    method: 'PUT',
    body: { alerts: 'weekly' },
  }),
  removeSavedSearch: ({ savedSearch = nobody }) => ({
    url: `/user/saved-searches/${savedSearch}`,
    method: 'DELETE',
  }),
  requestConnection: (scene) => ({
    url: '/social/connect',
    body: { to: scene.as ? scene.other : scene.business, ...speaking(scene) },
  }),
  listConnections: ({ as }) => ({ url: `/social/connect?ubid=${as ?? 'me'}` }),
  acceptConnection: ({ connection = nobody }) => ({ url: `/social/connect/${connection}/accept`, method: 'POST' }),
  declineConnection: ({ connection = nobody }) => ({ url: `/social/connect/${connection}/decline`, method: 'POST' }),
  endConnection: ({ connection = nobody }) => ({ url: `/social/connect/${connection}`, method: 'DELETE' }),
  report: ({ product }) => ({
    url: '/moderation/report',
    body: { resourceType: 'product', resourceID: product, reason: 'spam' },
  }),
  listReports: () => ({ url: '/operator/reports' }),
  decideReport: ({ report = nobody }) => ({ url: `/operator/reports/${report}`, body: { decision: 'dismiss' } }),
  listBlocked: ({ as }) => ({ url: `/moderation/block?ubid=${as ?? 'me'}` }),
  block: (scene) => ({ url: '/moderation/block', body: { partyID: scene.seller, ...speaking(scene) } }),
  unblock: (scene) => ({
    url: '/moderation/block',
    method: 'DELETE',
    body: { partyID: scene.seller, ...speaking(scene) },
  }),
  listNotifications: () => ({ url: '/notifications' }),
  countNotifications: () => ({ url: '/notifications/unread' }),
  readNotifications: () => ({ url: '/notifications/read', body: {} }),
  notificationPreferences: () => ({ url: '/notifications/preferences' }),
  updateNotificationPreferences: () => ({
    url: '/notifications/preferences',
    method: 'PUT',
    body: { preferences: [{ kind: 'like', inApp: true }] },
  }),
  readPush: () => ({ url: '/notifications/push' }),
  startPush: () => ({
    url: '/notifications/push',
    method: 'PUT',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser' },
  }),
  stopPush: () => ({ url: '/notifications/push', method: 'DELETE' }),
  makeComment: (scene) => ({
    url: '/social/comments/make-comment',
    body: { resourceID: scene.post, resourceType: 'post', content: 'Well done', ...speaking(scene) },
  }),
  listComments: ({ post }) => ({ url: `/social/comments/${post}?skip=0&size=5` }),
  sendInquiry: ({ business, other, as }) => ({
    url: '/business/request',
    body: { to: as ? other : business, ...(as ? { from: as } : {}), subject: 'Samples', message: 'Please' },
  }),
  listInquiries: ({ as }) => ({ url: `/business/request?ubid=${as ?? 'me'}` }),
  endInquiry: (scene) => ({ url: `/business/request/${scene.thread}/end-request${party(scene)}`, method: 'POST' }),
  listMessages: (scene) => ({ url: `/business/request/${scene.thread}/get-messages${party(scene)}` }),
  sendMessage: (scene) => ({
    url: `/business/request/${scene.thread}/send-message${party(scene)}`,
    body: { content: 'Thank you' },
  }),
  countMessages: () => ({ url: '/messages/unread' }),
  readMessages: ({ as }) => ({ url: `/messages/read?ubid=${as ?? 'me'}`, method: 'POST' }),
  announceTyping: (scene) => ({ url: `/business/request/${scene.thread}/typing${party(scene)}`, method: 'POST' }),
  readTranslation: () => ({ url: '/messages/translation' }),
  translateMessage: (scene) => ({
    url: `/business/request/${scene.thread}/translate${party(scene)}`,
    body: { messageID: scene.message ?? scene.thread, to: 'es' },
  }),
  readOtherSide: (scene) => ({ url: `/business/request/${scene.thread}/other-side${party(scene)}` }),
  searchMessages: ({ as }) => ({ url: `/messages/search?ubid=${as ?? 'me'}&q=samples` }),
  ...deskRequests,
  subscriptionSetup: () => ({ url: '/subscription/setup' }),
  subscribe: ({ business, card = 'pm_1' }) => ({
    url: '/subscription/subscribe',
    body: { paymentMethod: card, businessID: business, planId: 'gold-yearly', email: 'owner@mail.example' },
  }),
  readMembership: ({ business }) => ({ url: `/business/${business}/membership` }),
  updateVatNumber: ({ business }) => ({
    url: `/business/${business}/vat-number`,
    method: 'PUT',
    body: { vatNumber: 'DE 123456789' },
  }),
  renewMembership: ({ business }) => ({
    url: `/business/${business}/membership`,
    method: 'PUT',
    body: { renews: false },
  }),
  cancelPurchase: ({ business }) => ({ url: `/business/${business}/membership/purchase`, method: 'DELETE' }),
  readReceipt: ({ business, receipt = nobody }) => ({ url: `/business/${business}/membership/receipts/${receipt}` }),
  userUploadRequest: () => ({ url: '/files/upload-request/user', ...grant }),
  businessUploadRequest: () => ({ url: '/files/upload-request/business', ...grant }),
  evidenceUploadRequest: () => ({ url: '/files/upload-request/evidence', ...grant }),
  messageUploadRequest: () => ({ url: '/files/upload-request/message', ...grant }),
  fetchPicture: ({ business }) => ({
    url: '/files/picture-by-address',
    body: { businessID: business, url: 'http://127.0.0.1:1/valve.jpg' },
  }),
  listCountries: () => ({ url: '/ref-data/country' }),
  listStates: () => ({ url: '/ref-data/country/SA/state' }),
  listGenders: () => ({ url: '/ref-data/gender' }),
  listLanguages: () => ({ url: '/ref-data/language' }),
  listJobPositions: () => ({ url: '/ref-data/job-position' }),
  listBusinessTypes: () => ({ url: '/ref-data/business-type' }),
  listIndustries: () => ({ url: '/catsys/industry' }),
  industryTree: () => ({ url: '/catsys/industry/full-tree' }),
  listCategories: () => ({ url: '/catsys/industry/0001/category' }),
  sendEnquiry: () => ({ url: '/needhelp/send', body: { firstName: 'Lina', email: 'lina@mail.example' } }),
  readVerification: ({ business }) => ({ url: `/business/${business}/verification` }),
  requestVerification: ({ business }) => ({
    url: `/business/${business}/verification`,
    body: { scopes: ['identity'], evidence: [{ label: 'Commercial register, extract of 2026' }] },
  }),
  listVerifications: () => ({ url: '/operator/verifications' }),
  decideVerification: ({ verification = nobody }) => ({
    url: `/operator/verifications/${verification}`,
    body: { decision: 'reject', note: 'Not readable' },
  }),
  listBoosts: ({ business }) => ({ url: `/business/${business}/boosts` }),
  useBoost: ({ business }) => ({ url: `/business/${business}/boosts`, body: {} }),
  ...operatorRequests,
  ...searchRequests,
  businessAudit: ({ business }) => ({ url: `/business/${business}/audit` }),
};
