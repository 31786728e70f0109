/** Texts of the account pages. `{name}`, `{email}`, `{date}` are filled in. */
export interface OwnTexts {
  readonly nav: string;
  readonly overview: string;
  readonly overviewTitle: string;
  readonly name: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly confirmWhy: string;
  readonly sendAgain: string;
  readonly sentAgain: string;
  readonly editProfile: string;
  readonly forgotLink: string;
  readonly forgotTitle: string;
  readonly forgotText: string;
  readonly forgotSend: string;
  readonly forgotDone: string;
  readonly forgotDoneText: string;
  /** Shown after a registration; `forgotDone` is its heading. */
  readonly registerDoneText: string;
  /** Advice for the case that the mail does not come. */
  readonly registerNoMail: string;
  readonly registerAgain: string;
  readonly backToLogin: string;
  readonly resetTitle: string;
  readonly resetText: string;
  /** In place of `resetText`, when the account has no password at present. */
  readonly resetNone: string;
  readonly newPassword: string;
  readonly resetSave: string;
  readonly resetDone: string;
  readonly linkInvalid: string;
  readonly linkInvalidText: string;
  readonly undoInvalidText: string;
  readonly askAnother: string;
  readonly verifyTitle: string;
  readonly verifyText: string;
  readonly verifySave: string;
  readonly verifyDone: string;
  readonly changeTitle: string;
  /** With {email}, the present address, and {newEmail}. */
  readonly changeText: string;
  readonly changeLogIn: string;
  readonly changeNotMine: string;
  readonly changeRefuse: string;
  readonly changeRefused: string;
  readonly changeSave: string;
  readonly changeDone: string;
  readonly undoTitle: string;
  readonly undoText: string;
  readonly undoSave: string;
  readonly passwordTitle: string;
  readonly passwordText: string;
  readonly currentPassword: string;
  readonly passwordSave: string;
  readonly passwordDone: string;
  readonly emailTitle: string;
  readonly emailText: string;
  readonly newEmail: string;
  readonly emailSave: string;
  readonly emailDone: string;
  readonly sessionsTitle: string;
  readonly sessionsText: string;
  readonly device: string;
  readonly unknownDevice: string;
  readonly thisBrowser: string;
  readonly accountSite: string;
  readonly since: string;
  readonly lastUsed: string;
  readonly endOne: string;
  readonly endAll: string;
  readonly endAllText: string;
  readonly endedAll: string;
  readonly ended: string;
  /** The newest logins. */
  readonly historyTitle: string;
  readonly historyText: string;
  readonly historyOk: string;
  readonly historyRefused: string;
  readonly dataTitle: string;
  readonly dataText: string;
  readonly dataLeftOut: string;
  readonly dataSave: string;
  /** README.txt of the downloaded archive. */
  readonly dataReadme: string;
  readonly deleteTitle: string;
  readonly deleteText: string;
  readonly deleteKept: string;
  readonly deleteOwned: string;
  readonly deleteOwnedBox: string;
  readonly deleteSave: string;
  readonly deleteDone: string;
  readonly unsubscribeTitle: string;
  readonly unsubscribeText: Readonly<Record<'inquiry' | 'digest' | 'weekly' | 'search', string>>;
  readonly unsubscribeSave: string;
  readonly unsubscribeDone: string;
  readonly unsubscribeSearchesDone: string;
  readonly errors: {
    readonly currentWrong: string;
    readonly samePassword: string;
    readonly sameEmail: string;
    readonly businesses: string;
  };
}
