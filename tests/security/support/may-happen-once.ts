import { type CallName, calls } from '@wbn/contract';

/** A call whose test is named here is raced by fifty; each other one says why fifty at once do no harm. */
type Races = { readonly race: string } | { readonly free: string };

const race = (file: string, ...titles: readonly string[]): Races => ({
  race: `\`${file}\` ${titles.map((title) => `“${title}”`).join(', ')}`,
});
const db = (file: string) => (title: string) => race(`${file}.db.test.ts`, title);
const once = db('tests/security/once');
const inLists = db('tests/security/once-in-lists');
const ofOwners = db('tests/security/once-of-owners');
const byLink = db('tests/security/once-by-link');
const server = (file: string, title: string) => db(`packages/server/src/${file}`)(title);
const accounts = (file: string, title: string) => db(`packages/accounts/src/${file}`)(title);

const reads: Races = { free: 'changes nothing' };
const lastWins: Races = { free: 'the last one counts; fifty give and tell no more than one' };
const removal: Races = { free: 'removed is removed; fifty give and tell no more than one' };
const rowEach: Races = { free: 'each makes something of its own, counted by the limits' };
const grant: Races = { free: 'each is a grant of its own, which takes one file' };
const byOperator: Races = { free: 'an operator may do it again, and each time is an act in the log' };

const handover = accounts('handover/handover', 'is redeemed exactly once by fifty who try at once');
const mailedCode = accounts('credentials/admit-login', 'a mailed code logs one of fifty browsers in');
const passkey = accounts('passkeys/challenges', 'is taken once, of fifty at once too');
const likes = race('tests/heavy/faults/races.db.test.ts', 'likes: the count is the number of rows');
const places = once('a product is removed once, and its place is free once');

const decided: Partial<Record<CallName, Races>> = {
  getSession: handover,
  login: mailedCode,
  logout: removal,
  refreshToken: accounts('sessions/sessions', 'by fifty tabs at once is one rotation'),
  register: byLink('for a new registration make one account'),
  profilePhotoUploadRequest: grant,
  profilePhotoUploadValidate: once('one of fifty posts of a file is taken, and is a photo once'),
  sendEmailConfirmation: server(
    'users/email-confirmation',
    'sends no more mails when they are asked for at the same time',
  ),
  updateProfile: lastWins,
  createBusiness: rowEach,
  updateBusiness: lastWins,
  acceptInvitation: once('one of fifty people accepts an invitation'),
  changeMemberRole: inLists('owners who leave or take the role of others, one stays an owner'),
  inviteMember: inLists('invitation of an address, with one mail'),
  readInvitation: reads,
  removeMember: once('a member is removed once'),
  revokeInvitation: inLists('of an invitation'),
  updateSecondFactorDuty: inLists('duty of two-step login, told once'),
  proveSignInDomains: ofOwners('that fifty businesses prove at once belongs to one of them'),
  removeSignInProvider: inLists('identity provider, which ends once'),
  updateSignInProvider: inLists('identity provider, which ends once'),
  createProduct: places,
  importProducts: server('products/import-in-turn', 'of many lists for one business one waits for its rows'),
  removeProduct: places,
  removeProducts: removal,
  updateProduct: lastWins,
  addThesaurusTerm: once('one word of the thesaurus is one row'),
  removeThesaurusTerm: removal,
  switchOffThesaurusTerm: { free: 'keeps its word by the same row and lock as an added word' },
  makePost: rowEach,
  removePost: removal,
  react: likes,
  unreact: likes,
  follow: inLists('%s'),
  unfollow: race('tests/heavy/faults/races.db.test.ts', 'follows: the count is the number of rows'),
  acceptConnection: once('a connection is accepted or declined, not both'),
  declineConnection: once('a connection is accepted or declined, not both'),
  endConnection: inLists('of %s, by both sides'),
  requestConnection: inLists('connection, which the other side hears of once'),
  saveItem: inLists('%s'),
  unsaveItem: removal,
  removeSavedSearch: removal,
  saveSearch: inLists('one has the last place among the saved searches of a person'),
  updateSavedSearch: lastWins,
  makeComment: rowEach,
  endInquiry: inLists('of %s, by both sides'),
  sendInquiry: server(
    'inquiries/inquiries',
    'let one sender send five a day to one business, also when all come at once',
  ),
  announceTyping: { free: 'is stored nowhere' },
  readMessages: lastWins,
  sendMessage: rowEach,
  translateMessage: server('messages/translate-message', 'is asked of the service four times at once for one person'),
  addNote: inLists('among the notes of a conversation'),
  removeNote: removal,
  removeTemplate: removal,
  renameLabel: lastWins,
  saveTemplate: inLists('one has the last place among the saved answers of a business'),
  updateDesk: server('desk/desk', 'of fifty writers at once are those of one of them'),
  readNotifications: lastWins,
  startPush: inLists('browsers of a person, the ten newest get push messages'),
  stopPush: removal,
  updateNotificationPreferences: lastWins,
  block: inLists('%s'),
  decideReport: once('an operator decides about a report once'),
  report: inLists('report'),
  unblock: removal,
  cancelPurchase: ofOwners('is given up by fifty requests as by one'),
  renewMembership: inLists('of a paid year that its owner does not renew, with one mail'),
  subscribe: server('membership/membership', 'with keys of their own are one charge'),
  updateVatNumber: lastWins,
  businessUploadRequest: grant,
  evidenceUploadRequest: grant,
  fetchPicture: grant,
  messageUploadRequest: grant,
  userUploadRequest: grant,
  sendEnquiry: rowEach,
  decideVerification: once('an operator decides about a verification once'),
  requestVerification: inLists('open request for verification'),
  useBoost: once('a boost of one business runs once'),
  noteVisit: { free: 'is counted in one step, without waiting between the look and the count' },
  createPartnerKey: byOperator,
  updatePartnerKey: byOperator,
  answerEnquiry: once('a help request is answered once'),
  endUserSessions: byOperator,
  retryMail: once('a failed mail is tried again once'),
  suspendBusiness: once('a business is suspended once, and its owner told once'),
  suspendUser: once('a person is suspended once, and told once'),
};

/** Searches are asked by POST. */
const isRead = (name: CallName) => calls[name].method === 'GET' || 'reads' in calls[name];
/** A new call that changes something is missing here until somebody decides. */
export const undecidedCalls = (Object.keys(calls) as CallName[]).filter((name) => !isRead(name) && !(name in decided));

const form: Readonly<Record<string, Races>> = {
  '/account/data': reads,
  '/account/delete': accounts('account/delete-account', 'of fifty at once is one act with one mail'),
  '/account/email': { free: 'each link to a new address ends the one before; the address changes once by a link' },
  '/account/password': accounts('account/new-password-once', 'one is set by fifty logins, and ends the others'),
  '/account/second-factor/codes': lastWins,
  '/account/second-factor/confirm': accounts(
    'second-factor/codes-at-once',
    'two-step login is turned on once by fifty forms',
  ),
  '/account/second-factor/off': removal,
  '/account/second-factor/passkey': passkey,
  '/account/second-factor/passkeys/remove': removal,
  '/account/second-factor/setup': lastWins,
  '/account/sessions': removal,
  '/account/sessions/end-all': removal,
  '/account/sessions/unlink': removal,
  '/account/verify': { free: 'sends a mail, counted by mailbox before it is sent' },
  '/confirm': { free: 'proves the login of one browser' },
  '/confirm-email': byLink('for a new address change it once, and warn the old one once'),
  '/connected-sites': accounts('handover/consents', 'that is taken back while fifty redeem'),
  '/consent': handover,
  '/forgot-password': { free: 'sends a mail, counted by mailbox before it is sent' },
  '/login': mailedCode,
  '/login/business': { free: 'begins a way to the provider; each way back counts once' },
  '/login/business/link': accounts(
    'routes/business-login/business-login',
    'is linked once by fifty forms at once, with one mail',
  ),
  '/login/passkey': passkey,
  '/login/second-step': accounts('second-factor/codes-at-once', 'a code of the app logs in once'),
  '/logout': removal,
  '/register': byLink('for a new registration make one account'),
  '/reset-password': accounts('account/new-password-once', 'one is set by the link of a mail'),
  '/undo-email': byLink('for the undo of a new address change it back once'),
  '/unsubscribe': lastWins,
  '/verify-email': byLink('for a new registration make one account'),
};
export const decidedForms = Object.keys(form);
/** The cells that name a test. */
export const namedRaces = [...Object.values(decided), ...Object.values(form)].flatMap((one) =>
  'race' in one ? [one.race] : [],
);
