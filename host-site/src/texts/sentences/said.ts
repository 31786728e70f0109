import type { sentences } from '@wbn/contract';

/** Translations of the contract's fixed sentences. */
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
