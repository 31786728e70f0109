import type { Action } from './blocks.ts';

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
