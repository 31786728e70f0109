/** Texts of a login by the identity provider of a business. */
export interface SignInTexts {
  /** The link on the login page. */
  readonly offer: string;
  readonly title: string;
  readonly text: string;
  readonly next: string;
  /** `{business}` is filled in. */
  readonly offerTitle: string;
  readonly offerText: string;
  readonly goOn: string;
  readonly withPassword: string;
  readonly linkTitle: string;
  /** `{email}` and `{business}` are filled in. */
  readonly linkText: string;
  readonly linkMeans: string;
  readonly linkJoins: string;
  readonly link: string;
  /** `{email}` is filled in. */
  readonly linkLogin: string;
  readonly failedTitle: string;
  /** The list of one's own links. */
  readonly ownTitle: string;
  readonly ownText: string;
  readonly unlink: string;
  readonly unlinked: string;
  /** Beside a partner's page that such a login allowed. */
  readonly allowedSite: string;
  readonly errors: {
    readonly none: string;
    readonly unreachable: string;
    readonly expired: string;
    readonly gone: string;
    readonly refused: string;
    readonly unverified: string;
    readonly otherDomain: string;
    readonly noName: string;
    readonly closed: string;
  };
}
