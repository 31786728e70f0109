import type { Migration } from 'kysely/migration';
import { users } from './001-users.ts';
import { sessions } from './002-sessions.ts';
import { businesses } from './003-businesses.ts';
import { members } from './004-members.ts';
import { products } from './005-products.ts';
import { social } from './006-social.ts';
import { connections } from './007-connections.ts';
import { posts } from './008-posts.ts';
import { inquiries } from './009-inquiries.ts';
import { uploads } from './010-uploads.ts';
import { membership } from './011-membership.ts';
import { notifications } from './012-notifications.ts';
import { platform } from './013-platform.ts';
import { purchases } from './014-purchases.ts';
import { removed } from './015-removed.ts';
import { logins } from './016-logins.ts';
import { highFanoutAuthors } from './017-high-fanout-authors.ts';
import { unusedFiles } from './018-unused-files.ts';
import { postsOfRemoved } from './019-posts-of-removed.ts';
import { knownDevices } from './020-known-devices.ts';
import { normalEmails } from './021-normal-emails.ts';
import { registrations } from './022-registrations.ts';
import { authTrail } from './023-auth-trail.ts';
import { inquiryProducts } from './025-inquiry-products.ts';
import { boostReports } from './026-boost-reports.ts';
import { consentScopes } from './027-consent-scopes.ts';
import { boundSessions } from './028-bound-sessions.ts';
import { savedSearches } from './029-saved-searches.ts';
import { undoEmail } from './030-undo-email.ts';
import { searchLog } from './031-search-log.ts';
import { secondFactor } from './032-second-factor.ts';
import { productOffers } from './034-product-offers.ts';
import { businessDays } from './036-business-days.ts';
import { contentNotices } from './037-content-notices.ts';
import { passkeys } from './038-passkeys.ts';
import { operatorConsole } from './039-operator-console.ts';
import { thesaurusTerms } from './040-thesaurus-terms.ts';
import { secondFactorDuties } from './041-second-factor-duties.ts';
import { dataSheets } from './042-data-sheets.ts';
import { thesaurusOff } from './043-thesaurus-off.ts';
import { desk } from './044-desk.ts';
import { messageWords } from './045-message-words.ts';
import { auditDevice } from './046-audit-device.ts';
import { signInProviders } from './047-sign-in-providers.ts';
import { signInLinks } from './048-sign-in-links.ts';
import { storedMessageWords } from './052-stored-message-words.ts';
import { payersWhoLeft } from './053-payers-who-left.ts';
import { commentRoots } from './054-comment-roots.ts';
import { verificationChanges } from './055-verification-changes.ts';
import { creditsAndWeeklyMails } from './057-credits-and-weekly-mails.ts';
import { vatNumbers } from './059-vat-numbers.ts';
import { signedCalls } from './060-signed-calls.ts';
import { anyLoopbackPort } from './061-any-loopback-port.ts';
import { pushSubscriptions } from './062-push-subscriptions.ts';
import { signInRemovals } from './063-sign-in-removals.ts';
import { withheldFiles } from './064-withheld-files.ts';
import { mailsThatThereAre } from './065-mails-that-there-are.ts';
import { mailsThatCanWait } from './066-mails-that-can-wait.ts';
import { turnsOfMails } from './067-turns-of-mails.ts';
import { ownersOfSuspendedBusinesses } from './068-owners-of-suspended-businesses.ts';
import { ageOfRecoveryCodes } from './069-age-of-recovery-codes.ts';
import { loginsByProviders } from './070-logins-by-providers.ts';
import { comparisonOfBoosts } from './071-comparison-of-boosts.ts';
import { oneLoginAlone } from './072-one-login-alone.ts';
import { reportedTexts } from './073-reported-texts.ts';

/** In the order of their names. Never edit a released migration: add one with the next number. */
export const migrations: Record<string, Migration> = {
  '001-users': users,
  '002-sessions': sessions,
  '003-businesses': businesses,
  '004-members': members,
  '005-products': products,
  '006-social': social,
  '007-connections': connections,
  '008-posts': posts,
  '009-inquiries': inquiries,
  '010-uploads': uploads,
  '011-membership': membership,
  '012-notifications': notifications,
  '013-platform': platform,
  '014-purchases': purchases,
  '015-removed': removed,
  '016-logins': logins,
  '017-loud-authors': highFanoutAuthors,
  '018-unused-files': unusedFiles,
  '019-posts-of-removed': postsOfRemoved,
  '020-known-devices': knownDevices,
  '021-normal-emails': normalEmails,
  '022-registrations': registrations,
  '023-auth-trail': authTrail,
  '025-inquiry-products': inquiryProducts,
  '026-boost-reports': boostReports,
  '027-consent-scopes': consentScopes,
  '028-bound-sessions': boundSessions,
  '029-saved-searches': savedSearches,
  '030-undo-email': undoEmail,
  '031-search-log': searchLog,
  '032-second-factor': secondFactor,
  '034-product-offers': productOffers,
  '036-business-days': businessDays,
  '037-content-notices': contentNotices,
  '038-passkeys': passkeys,
  '039-operator-console': operatorConsole,
  '040-thesaurus-terms': thesaurusTerms,
  '041-second-factor-duties': secondFactorDuties,
  '042-data-sheets': dataSheets,
  '043-thesaurus-off': thesaurusOff,
  '044-desk': desk,
  '045-message-words': messageWords,
  '046-audit-device': auditDevice,
  '047-sign-in-providers': signInProviders,
  '048-sign-in-links': signInLinks,
  '052-stored-message-words': storedMessageWords,
  '053-payers-who-left': payersWhoLeft,
  '054-comment-roots': commentRoots,
  '055-verification-changes': verificationChanges,
  '057-credits-and-weekly-mails': creditsAndWeeklyMails,
  '059-vat-numbers': vatNumbers,
  '060-signed-calls': signedCalls,
  '061-any-loopback-port': anyLoopbackPort,
  '062-push-subscriptions': pushSubscriptions,
  '063-sign-in-removals': signInRemovals,
  '064-withheld-files': withheldFiles,
  '065-mails-that-there-are': mailsThatThereAre,
  '066-mails-that-can-wait': mailsThatCanWait,
  '067-turns-of-mails': turnsOfMails,
  '068-owners-of-suspended-businesses': ownersOfSuspendedBusinesses,
  '069-age-of-recovery-codes': ageOfRecoveryCodes,
  '070-logins-by-providers': loginsByProviders,
  '071-comparison-of-boosts': comparisonOfBoosts,
  '072-one-login-alone': oneLoginAlone,
  '073-reported-texts': reportedTexts,
};
