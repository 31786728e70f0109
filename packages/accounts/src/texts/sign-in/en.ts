import type { SignInTexts } from './texts.ts';

export const en: SignInTexts = {
  offer: 'Log in with your company',
  title: 'Log in with your company',
  text: 'If your company has connected its own sign-in, you log in with your account there. Type your work address.',
  next: 'Continue',
  offerTitle: 'Continue with {business}',
  offerText: 'You go to the sign-in of {business} and come back logged in. A first login makes an account for you.',
  goOn: 'Continue with {business}',
  withPassword: 'Log in with your password instead',
  linkTitle: 'Link your account',
  linkText: 'From now on you can log in to the account {email} with the sign-in of {business}.',
  linkMeans:
    'The administrators of this sign-in could then log in to your account too, and read and write your own messages. Such a login acts for no other business of yours, and cannot change your address, your password or two-step login.',
  linkJoins: 'You also become a member of {business}.',
  link: 'Link my account',
  linkLogin:
    'The address {email} has an account. Log in to it once with your password or passkey, so that nobody else can link it. If you do not know the password, ask for a new one on the next page.',
  failedTitle: 'You are not logged in',
  ownTitle: 'Sign-in of businesses',
  ownText: 'You can log in to your account with the sign-in of these businesses.',
  unlink: 'End',
  unlinked: 'The sign-in was ended, and you were logged out everywhere you had used it.',
  allowedSite: 'Allowed in a login with the sign-in of a business, until its session there ends.',
  errors: {
    none: 'No company has connected a sign-in for this address. Log in with your password.',
    unreachable: 'The sign-in of your company does not answer. Try again later, or log in with your password.',
    expired: 'This login took too long, was begun in another browser, or was used already. Begin again.',
    gone: 'Your company has ended this sign-in. Log in with your password.',
    refused: 'The sign-in of your company did not let you in, or its answer was not valid. Begin again.',
    unverified:
      'The sign-in of your company did not say that your e-mail address is confirmed. Tell your administrator.',
    otherDomain: 'Your e-mail address there does not belong to a domain of your company. Tell your administrator.',
    noName: 'The sign-in of your company sent no first and last name. Tell your administrator.',
    closed: 'This account cannot be used with this sign-in. Log in with your password.',
  },
};
