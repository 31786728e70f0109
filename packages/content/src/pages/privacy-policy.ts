import { h2, h3, type Page, p, ul } from './blocks.ts';

export const privacyPolicy: Page = {
  id: 'privacy-policy',
  path: '/privacy-policy',
  title: 'Privacy policy',
  lead: 'What we know about you, why, for how long, and what you can do about it.',
  meta: {
    title: 'Privacy policy | WBN {country}',
    description:
      'How WBN collects, uses, discloses and retains information about users and {demonym} businesses, and which rights you have.',
    keywords: ['privacy policy', 'data protection', 'cookies', 'WBN {country}'],
  },
  layout: 'article',
  blocks: [
    p(
      'WBN is a service for businesses. Most of what it holds describes companies and is meant to be public. This policy is about the part that concerns you as a person.',
    ),
    h2('1. Collection of information'),
    p('You give us information when you use these parts of the service:'),
    ul(
      'Registration: first and last name, e-mail address, country and a password. Where social-media sign-up is offered, the social network you choose passes on your name and your e-mail address, never your password.',
      'Your user profile: photo, position, company, telephone number, date of birth and profession. The last two are shown to others only if you say so.',
      'Business profiles and products: what you write about a company, with its pictures, certificates and contact data.',
      'Account verification: verified businesses give extra details, such as registration documents, tax number, proof of address and the name of a person we may call. These details are seen only by those who carry out the verification.',
      'Paid listing packages: the package, the date and the amount. The card number goes directly to the payment provider and never reaches us.',
      'Reviews and ratings, posts, comments and contributions to a discussion forum: the text, its author and its time. They are public.',
      'Requests and messages: their text, visible to the two parties.',
      'Complaint handling and support: what you tell us, and our answers.',
    ),
    p(
      'Our servers also record, for a short time, the network address, the time and the kind of each request, in order to keep the service secure and to find faults.',
    ),
    h2('2. Use of information'),
    p('We use information in order to:'),
    ul(
      'show profiles, products and posts to those who search for them;',
      'deliver requests and messages, and tell you that they have arrived;',
      'provide and invoice paid listing packages;',
      'verify businesses that ask for it;',
      'answer questions and handle complaints;',
      'prevent fraud, spam and attacks;',
      'count, without names, how the service is used, and improve it.',
    ),
    p('We do not build advertising profiles of persons, and we make no decision about you by machine alone.'),
    h2('3. Disclosure of information'),
    p(
      'Public parts of a profile are seen by everybody, on all sites of the network and on pages of partners who embed our widgets. Apart from that, we disclose information only to companies that host, secure or pay for us under contract (hosting, e-mail, payment, verification), to a company that takes over the service as a whole, and to authorities where the law obliges us to. We do not sell personal information.',
    ),
    h2('4. Retention of information'),
    p(
      'We keep your account while you have one. When you close it, your profile disappears from the site at once and is deleted within thirty days; copies made for safety expire within ninety. Messages you have sent remain with the business that received them. Invoices are kept as long as tax law demands. Server records are deleted after thirty days unless an incident is being investigated. Searches you save are kept until you remove them or close your account. What is searched and which results are opened is kept for ninety days, without your name, account or address, in order to improve the search.',
    ),
    h2('5. Cookies and local storage'),
    p(
      'The account site sets the cookies that are needed to keep you logged in. This site stores your session, your language and, if you choose one, the business you speak for in your browser. There are no advertising cookies and no counters of other companies. If you clear the storage of your browser you are logged out; nothing else is lost.',
    ),
    h2('6. Changes to this policy'),
    p(
      'When this policy changes, the new text appears on this page. If a change affects what we do with information that you have already given us, we write to you before it takes effect.',
    ),
    h2('7. Visitors from the European Union'),
    p('If you are in the European Union, the European Economic Area or the United Kingdom, this also applies to you.'),
    h3('Legal basis'),
    p(
      'We process information to perform our contract with you (your account, your messages, your package), because we are obliged to (invoices), because of our legitimate interest in a safe and useful directory (server records, prevention of abuse), or because you have consented (showing your date of birth, for example). You may withdraw consent at any time.',
    ),
    h3('International transfers'),
    p(
      'The service is operated from the United States. Information that leaves Europe is protected by the standard contractual clauses of the European Commission or by a decision that the country of destination protects it adequately. We send you a copy of the clauses if you ask.',
    ),
    h3('Your rights'),
    ul(
      'to know what we hold about you and to receive a copy of it;',
      'to have it corrected, or deleted;',
      'to have its use restricted, or to object to it;',
      'to take it with you in a form that machines can read;',
      'to complain to the authority of your country.',
    ),
    h2('8. How to contact us'),
    p(
      'Write to {email}, or call {phoneUSA} (USA) or {phoneEurope} (Europe). We answer questions about privacy within thirty days, and usually much sooner.',
    ),
    h2('9. Language'),
    p(
      'This policy was written in English. Translations are offered for convenience; where one differs, the English text applies unless the law of your country says otherwise.',
    ),
  ],
};
