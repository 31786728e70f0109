/** All pages of the operators' console: one file, because nobody else loads it. */
export { load, meta } from './operator-page.ts';
export { PartnerKeys } from './PartnerKeys.tsx';
export { Reports } from './reports/Reports.tsx';
export { Searches } from './searches/Searches.tsx';
export { Thesaurus } from './thesaurus/Thesaurus.tsx';
export { Verifications } from './Verifications.tsx';
