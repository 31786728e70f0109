/** The accounts that `npm start` prints. All have this password. */
export const demoPassword = 'demo-password-1';
export const demoEmails = {
  buyer: 'buyer@demo.example',
  owner: 'owner@demo.example',
  member: 'member@demo.example',
  admin: 'admin@demo.example',
  /** An operator: verifications, partner keys, the log. */
  operator: 'operator@demo.example',
} as const;
