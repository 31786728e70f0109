import { inquirySubjects, sentences, uploadInquiry } from '@wbn/contract';

export interface InquiryFormTexts {
  readonly failed: string;
  readonly retry: string;
  readonly to: string;
  readonly from: string;
  readonly me: string;
  readonly subject: string;
  readonly choose: string;
  readonly subjects: readonly string[];
  readonly other: string;
  readonly message: string;
  readonly submit: string;
  readonly sent: string;
  readonly incomplete: string;
  readonly wrong: string;
  /** Shown beside each missing field. */
  readonly missing: Readonly<Record<'to' | 'from' | 'subject' | 'message', string>>;
  readonly loginHint: string;
  readonly login: string;
  readonly member: string;
  readonly requests: string;
  readonly product: string;
  /** `{email}` is replaced by the address. */
  readonly unconfirmed: string;
  /** Shown for a complete inquiry whose sender must first confirm their address. */
  readonly waits: string;
  readonly sendAgain: string;
  readonly sentAgain: string;
  readonly notSentAgain: string;
  readonly open: string;
  /** Label of the seller's own code of a product. */
  readonly reference: string;
}

export const texts: InquiryFormTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  to: 'To',
  from: 'Send as',
  me: 'Me',
  subject: 'Subject',
  choose: 'Choose a subject',
  subjects: inquirySubjects,
  other: 'Your subject',
  message: 'Message',
  submit: uploadInquiry,
  sent: sentences.inquirySent,
  incomplete: sentences.inquiryIncomplete,
  wrong: sentences.somethingWrong,
  missing: {
    to: 'There is no business to send this to',
    from: 'Choose as whom you write',
    subject: 'Enter a subject',
    message: 'Write your message',
  },
  loginHint: 'Log in to send your inquiry. What you write here is kept.',
  login: 'Login',
  member: 'This is your business. What others ask it is in its requests.',
  requests: 'Requests',
  product: 'About',
  unconfirmed:
    'Your e-mail address {email} is not confirmed yet. Open the link in the mail that we sent you: this form then goes on by itself.',
  waits: 'Your inquiry is sent as soon as the address is confirmed.',
  sendAgain: 'Send the mail again',
  sentAgain: 'The mail is on its way.',
  notSentAgain: 'The mail could not be sent. Try again in a few minutes.',
  open: 'Open the conversation',
  reference: 'Ref.',
};
