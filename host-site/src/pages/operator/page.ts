import type { PageModule } from '../../routing/page-route.ts';
import { Enquiries } from './enquiries/Enquiries.tsx';
import { load as loadEnquiries } from './enquiries/loader.ts';
import { Audit } from './lists/Audit.tsx';
import { Businesses } from './lists/Businesses.tsx';
import { Health } from './lists/Health.tsx';
import { Mails } from './lists/Mails.tsx';
import { Memberships } from './lists/Memberships.tsx';
import { Revenue } from './lists/Revenue.tsx';
import { Users } from './lists/Users.tsx';
import { load, meta } from './operator-page.ts';
import { PartnerKeys } from './PartnerKeys.tsx';
import { Reports } from './reports/Reports.tsx';
import { Searches } from './searches/Searches.tsx';
import { Thesaurus } from './thesaurus/Thesaurus.tsx';
import { Verifications } from './verifications/Verifications.tsx';

const page = (Component: PageModule<unknown>['Component']) => ({ Component, load, meta });

/** All pages of the operators' console by the last part of their route's id: one file, because nobody else loads it. */
export const pages = {
  audit: page(Audit),
  businesses: page(Businesses),
  enquiries: { Component: Enquiries, load: loadEnquiries, meta },
  health: page(Health),
  mails: page(Mails),
  memberships: page(Memberships),
  'partner-keys': page(PartnerKeys),
  reports: page(Reports),
  revenue: page(Revenue),
  searches: page(Searches),
  thesaurus: page(Thesaurus),
  users: page(Users),
  verifications: page(Verifications),
};
