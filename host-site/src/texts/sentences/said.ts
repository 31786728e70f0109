import type { sentences } from '@wbn/contract';

/** The sentences of the documents that the portal says; they are English there, and every other language has its own. */
export type SaidSentences = Readonly<
  Record<
    Extract<
      keyof typeof sentences,
      | 'newsfeedFailed'
      | 'postFailed'
      | 'postCreated'
      | 'loadingData'
      | 'profilePictureFailed'
      | 'businessPictureFailed'
      | 'updateFailed'
      | 'profileUpdated'
      | 'unexpectedTryAgain'
      | 'unexpectedRefresh'
      | 'businessLinkCopied'
      | 'redirecting'
      | 'noBusiness'
      | 'invalidPhone'
      | 'invalidDate'
      | 'loadingNewsfeed'
      | 'loadingOwnProfile'
      | 'loadingOwnBusiness'
      | 'loadingBusiness'
      | 'loadingUser'
    >,
    string
  >
>;
