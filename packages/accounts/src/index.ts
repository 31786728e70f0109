export { type AccountsOptions, createAccounts } from './create-accounts.ts';
export { hashPassword, passwordCost } from './credentials/passwords.ts';
