export { type AccountsOptions, createAccounts } from './create-accounts.ts';
export { hashPassword } from './credentials/passwords.ts';
