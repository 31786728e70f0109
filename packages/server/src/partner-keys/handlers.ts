import { createPartnerKey } from './create-partner-key.ts';
import { listPartnerKeys } from './list-partner-keys.ts';
import { updatePartnerKey } from './update-partner-key.ts';

/** The calls of partner keys. */
export const partnerKeyHandlers = { listPartnerKeys, createPartnerKey, updatePartnerKey };
