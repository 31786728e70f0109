import { actions, callout, h2, type Page, p, ul } from './blocks.ts';

export const contactUs: Page = {
  id: 'contact-us',
  path: '/contact-us',
  title: 'Contact us',
  lead: 'Talk to a person, in the way that suits you.',
  meta: {
    title: 'Contact us | WBN {country}',
    description: 'Phone lines for the USA and Europe, WhatsApp, e-mail and a form: how to reach WBN from {theCountry}.',
    keywords: ['contact WBN', 'WBN {country} support', 'B2B support', 'customer service'],
  },
  layout: 'article',
  blocks: [
    h2('By phone'),
    p('USA: {phoneUSA}'),
    p('Europe: {phoneEurope}'),
    callout(
      'WhatsApp',
      'You can also write to the USA line on WhatsApp. Tell us your name, your company and its country, and we will answer in the same chat.',
    ),
    h2('By e-mail'),
    p('{email}'),
    h2('What we can help with'),
    ul(
      'Opening an account and creating your business profile',
      'Listing products, pictures and specifications',
      'Choosing, buying or renewing a membership',
      'Having your company verified',
      'Finding suppliers, distributors or buyers in a given country',
      'Reporting a profile, a message or an advertisement that should not be there',
      'Advertising and partnerships',
    ),
    h2('Tell us what you need'),
    p(
      'If you are looking for something particular, to buy or to sell, describe it in the form. It takes about five minutes, and the answer comes from somebody who knows your industry.',
    ),
    actions({ label: 'Need Help', to: '/contact-us/form' }),
  ],
};
