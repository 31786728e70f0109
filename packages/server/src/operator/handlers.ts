import { listAudit } from '../audit/list-audit.ts';
import { searchReport } from '../search/learning/search-report.ts';
import { addThesaurusTerm } from '../search/thesaurus/add-thesaurus-term.ts';
import { explainThesaurusTerm } from '../search/thesaurus/explain-thesaurus-term.ts';
import { listThesaurusTerms } from '../search/thesaurus/list-thesaurus-terms.ts';
import { removeThesaurusTerm } from '../search/thesaurus/remove-thesaurus-term.ts';
import { switchOffThesaurusTerm } from '../search/thesaurus/switch-off-thesaurus-term.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { answerEnquiry, listEnquiries } from './enquiries.ts';
import { findBusinesses } from './find-businesses.ts';
import { findUsers } from './find-users.ts';
import { listMemberships } from './list-memberships.ts';
import { listRevenue } from './list-revenue.ts';
import { listMails, retryMail } from './mails.ts';
import { networkHealth } from './network-health.ts';
import { suspendBusiness } from './suspend-business.ts';
import { suspendUser } from './suspend-user.ts';

/** The handlers of the operators' console. */
export const operatorHandlers = {
  findBusinesses,
  findUsers,
  listMails,
  retryMail,
  listMemberships,
  listRevenue,
  listEnquiries,
  answerEnquiry,
  networkHealth,
  suspendBusiness,
  suspendUser,
  endUserSessions,
  listAudit,
  searchReport,
  addThesaurusTerm,
  listThesaurusTerms,
  removeThesaurusTerm,
  explainThesaurusTerm,
  switchOffThesaurusTerm,
} as const;
