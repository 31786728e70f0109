export { clearAfterLeavers } from '../account/belongings.ts';
export { deleteAccount } from '../account/delete-account.ts';
export { appCode } from './app-code.ts';
