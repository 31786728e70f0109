import { h2, type Page, p, ul } from './blocks.ts';

export const termsAndConditions: Page = {
  id: 'terms-and-conditions',
  path: '/terms-and-conditions',
  title: 'Terms and Conditions',
  lead: 'Effective from October 21, 2019',
  meta: {
    title: 'Terms and Conditions | WBN {country}',
    description:
      'The terms under which businesses in {theCountry} and elsewhere use WBN, the B2B network and supplier directory.',
    keywords: ['terms and conditions', 'WBN {country}', 'terms of use {country}', 'B2B network terms'],
  },
  layout: 'terms',
  blocks: [
    h2('1. The agreement'),
    p(
      'These terms are an agreement between you, together with the business you act for, and WBN Network, Inc. (“WBN”, “we”), a company of the United States of America with its seat in Miami, Florida. They apply to this site, to its sister sites and to every widget through which the service is offered on other pages.',
    ),
    p(
      'We may amend these terms at any time by publishing the new text here. Your continued use of the service after that counts as acceptance. If you do not accept a change, stop using the service and close your account.',
    ),
    h2('2. Who may use the service'),
    p(
      'Only businesses may use the services, not consumers. Whoever registers declares to be of legal age, to act for a business, a profession or a public body, and to be entitled to bind it. Personal and household use is not intended.',
    ),
    h2('3. Registration and accounts'),
    ul(
      'Registration data must be true, accurate, current and complete, and must be kept so. The address given must be the principal place of business.',
      'Each user may hold one account only, unless we approve another one.',
      'Login is by email plus password. WBN does not store the password: it keeps only a value by which a password can be checked and from which it cannot be read.',
      'You keep your password secret, and you answer for what is done with your account until you tell us that it is in wrong hands.',
      'We may reject an account at registration. We may suspend or terminate an account for breach of these terms or because its user holds multiple accounts.',
    ),
    h2('4. Memberships and payment'),
    p(
      'The service is offered in four tiers: Standard, which is free, and Gold, Premium and Platinum, which are paid. The pages of the packages say what each includes and what it costs. A paid membership belongs to one business, begins when it is paid and lasts one year. Fees are due in advance and in US dollars; taxes of your country are added where we must collect them.',
    ),
    h2('5. Your content'),
    p(
      'What you publish remains yours. You give WBN a worldwide, non-exclusive, royalty-free license to store, reproduce, translate, adapt in format and show it in order to run and promote the service, on our sites and on partner pages, for as long as it is published and for the time technically needed to remove it. You declare that you may give this license, and that your content breaks no law and no right of others.',
    ),
    h2('6. Prohibited conduct'),
    p('You may not:'),
    ul(
      'offer goods or services that are illegal, counterfeit, stolen or under sanctions;',
      'pretend to be another person or company, or to have certificates that you do not have;',
      'send unsolicited bulk messages, or collect the contact data of members for that purpose;',
      'publish content that is false, defamatory, obscene, hateful or harmful to minors;',
      'copy the directory or a substantial part of it, by machine or by hand, beyond what our published interfaces permit;',
      'disturb the service, get around its limits or look for access that you were not given;',
      'manipulate rankings, reactions, reviews or ratings.',
    ),
    h2('7. Breaches and sanctions'),
    p(
      'If you breach these terms we may, depending on how serious the breach is and without refund of fees, warn you, remove a listing or other content, suspend your account or terminate it. We tell you the reason unless the law forbids it. You may ask for a review by writing to us within thirty days.',
    ),
    h2('8. Dealings between members'),
    p(
      'WBN brings businesses together; it is not a party to what they agree. Verification means that we or a third party have checked certain facts on a certain day. It is no guarantee of solvency, quality or delivery. Check your partners as a careful merchant does.',
    ),
    h2('9. Limits of liability'),
    p(
      'The service is provided as it is and as available. As far as the law permits, WBN is not liable for indirect or consequential loss, lost profit, lost data or lost opportunity, nor for acts of members or of other third parties.',
    ),
    p(
      'Our total liability is capped at the greater of the fees you have paid to us in the calendar year in which the claim arose and the legal maximum, where the law sets one.',
    ),
    p('Any claim must be filed within one year after its cause arose. After that it is barred.'),
    h2('10. Indemnity'),
    p(
      'You indemnify WBN, its staff and its representatives against claims of third parties, including reasonable costs of defense, that arise from your content, your dealings with other members or your breach of these terms.',
    ),
    h2('11. Force majeure'),
    p(
      'Neither side is liable for delay or failure caused by events beyond its reasonable control, such as natural disaster, war, strike, acts of government, or failure of networks or of power, for as long as the event lasts.',
    ),
    h2('12. Intellectual property'),
    p(
      'The software, the design, the texts, the names and the marks of the service belong to WBN or to those who license them to us. You may use them only as the service intends. If you believe that something on the site infringes a right of yours, send us a description of the right, the address of the page and your contact data, and we will look into it without delay.',
    ),
    h2('13. Notices'),
    p(
      'We send notices to the email address of your account; they count as received on the next business day. Notices to us go to the customer-service address {email}.',
    ),
    h2('14. Governing law and courts'),
    p(
      'These terms are governed by the laws of the United States of America and of the State of Florida, without their rules on conflict of laws. The courts of Miami, Florida, have exclusive jurisdiction. If a clause is invalid, the others remain in force. The fact that we do not enforce a clause once does not mean that we give it up.',
    ),
    h2('15. Customer service'),
    p('Questions about these terms: {email}, {phoneUSA} (USA), {phoneEurope} (Europe).'),
  ],
};
