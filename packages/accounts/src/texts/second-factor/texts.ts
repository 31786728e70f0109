/** Texts of two-step login. */
export interface SecondFactorTexts {
  readonly title: string;
  readonly text: string;
  /** State of two-step login. */
  readonly on: string;
  readonly off: string;
  readonly setUp: string;
  readonly scanText: string;
  readonly qrLabel: string;
  readonly openApp: string;
  readonly typeKey: string;
  /** Label of the field. */
  readonly code: string;
  readonly codeHint: string;
  /** Where two-step login begins. */
  readonly endsOthers: string;
  readonly turnOn: string;
  readonly codesTitle: string;
  readonly codesText: string;
  readonly download: string;
  readonly printHint: string;
  readonly codesDone: string;
  /** `{count}` is filled in. */
  readonly codesLeft: string;
  readonly newCodes: string;
  readonly newCodesText: string;
  readonly replace: string;
  readonly replaceText: string;
  readonly offText: string;
  readonly turnOff: string;
  readonly offDone: string;
  /** The page after the password. */
  readonly stepTitle: string;
  readonly stepText: string;
  readonly stepHint: string;
  readonly startAgain: string;
  /** The page before an important change. */
  readonly confirmTitle: string;
  readonly confirmText: string;
  readonly confirmSave: string;
  readonly passkeys: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly addText: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameInvalid: string;
    readonly remove: string;
    readonly use: string;
    readonly added: string;
    readonly removed: string;
    readonly failed: string;
    readonly last: string;
    /** The person has as many passkeys as an account can hold. */
    readonly full: string;
    readonly needsScript: string;
  };
  readonly errors: {
    readonly codeMissing: string;
    readonly codeWrong: string;
    readonly codeOfNewAppWrong: string;
    /** A second step needs a confirmed address. */
    readonly unconfirmed: string;
  };
}
