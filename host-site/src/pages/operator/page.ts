/** All pages of the operators' console: one file, because nobody else loads it. */
export { Audit } from './lists/Audit.tsx';
export { Businesses } from './lists/Businesses.tsx';
export { Health } from './lists/Health.tsx';
export { Mails } from './lists/Mails.tsx';
export { Memberships } from './lists/Memberships.tsx';
export { Revenue } from './lists/Revenue.tsx';
export { Users } from './lists/Users.tsx';
export { load, meta } from './operator-page.ts';
export { PartnerKeys } from './PartnerKeys.tsx';
export { Reports } from './reports/Reports.tsx';
export { Searches } from './searches/Searches.tsx';
export { Thesaurus } from './thesaurus/Thesaurus.tsx';
export { Verifications } from './Verifications.tsx';
