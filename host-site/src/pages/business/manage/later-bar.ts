import { laterPart } from '../../../ui/later-part.tsx';

/** The bar of the edit mode. Its code is fetched only where the address asks for that mode. */
export const laterManageBar = laterPart(async () => (await import('./ManageBar.tsx')).ManageBar);
