import { type Action, actions, image, type Page, p } from './blocks.ts';

/** Hero and meta texts of the home page; its lists come from the API. */
export const home: Page = {
  id: 'home',
  path: '/',
  title: 'Where {demonym} industry meets the world',
  lead: 'Find manufacturers, distributors, importers and exporters, see who they are, and write to them directly. Joining is free.',
  meta: {
    title: 'WBN {country}: B2B supplier directory and industrial network',
    description:
      'Find verified manufacturers, exporters and distributors from {theCountry} and the world. A free B2B network for {demonym} companies that buy and sell across borders.',
    keywords: [
      '{demonym} suppliers',
      '{demonym} manufacturers',
      'exporters in {theCountry}',
      'B2B network {country}',
      'supplier directory',
    ],
  },
  layout: 'marketing',
  blocks: [
    p(
      'One profile puts your products in front of buyers on 25 sister sites, in five languages, every hour of the day.',
    ),
    actions({ label: 'Register', to: 'register' }),
    image('trade-handshake', 'Two partners shaking hands in front of containers'),
    image('world-map', 'World map with the countries of the network'),
  ],
};

/** The banner that explains the network. */
export const helpBanner = {
  title: 'Free B2B import and export',
  text: 'WBN is a business network that brings buyers and suppliers together. Register your company, show your products, and import and export free of charge.',
  action: { label: 'Need help?', to: '/contact-us/form' },
} as const;

/** The invitation for logged-out visitors on marketing pages. */
export const visitorInvitation: { readonly text: string; readonly actions: readonly Action[] } = {
  text: 'Registration is free and open to every business in {theCountry}. Already a member?',
  actions: [
    { label: 'Register', to: 'register' },
    { label: 'Login', to: 'login' },
  ],
};
