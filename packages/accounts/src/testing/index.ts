export { removeRowsOfDeletedAccounts } from '../account/belongings.ts';
export { deleteAccount } from '../account/delete-account.ts';
export { accountCookie } from './account-cookie.ts';
export { appCode } from './app-code.ts';
