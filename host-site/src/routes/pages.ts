import type { RouteObject } from 'react-router';
import { allMessages } from './all-messages.ts';
import { blocked } from './blocked.ts';
import { business } from './business.ts';
import { businessAudit } from './business-audit.ts';
import { businessBoosts } from './business-boosts.ts';
import { businessConsole } from './business-console.ts';
import { businessCreate } from './business-create.ts';
import { businessEdit } from './business-edit.ts';
import { businessMembers } from './business-members.ts';
import { businessMembership } from './business-membership.ts';
import { businessProduct } from './business-product.ts';
import { businessProducts } from './business-products.ts';
import { businessRequests } from './business-requests.ts';
import { businessVerification } from './business-verification.ts';
import { compare } from './compare.ts';
import { connections } from './connections.ts';
import { contactForm } from './contact-form.ts';
import { contentRoutes } from './content.ts';
import { favorites } from './favorites.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { invitation } from './invitation.ts';
import { memberHome } from './member-home.ts';
import { myBusiness } from './my-business.ts';
import { myMessages } from './my-messages.ts';
import { newsfeed } from './newsfeed.ts';
import { notifications } from './notifications.ts';
import { operator } from './operator.ts';
import { profile } from './profile.ts';
import { profileEdit } from './profile-edit.ts';
import { publicProfile } from './public-profile.ts';
import { report } from './report.ts';
import { savedSearches } from './saved-searches.ts';
import { searchAll } from './search-all.ts';
import { searchResult } from './search-result.ts';
import { sendRequest } from './send-request.ts';
import { timeline } from './timeline.ts';

/** The routes inside the shell: one file each. */
export const pages: readonly RouteObject[] = [
  home,
  searchResult,
  searchAll,
  compare,
  industries,
  memberHome,
  myBusiness,
  businessCreate,
  businessEdit,
  ...businessMembers,
  invitation,
  business,
  businessMembership,
  businessConsole,
  businessBoosts,
  businessVerification,
  businessAudit,
  businessProduct,
  ...businessProducts,
  businessRequests,
  sendRequest,
  myMessages,
  allMessages,
  contactForm,
  newsfeed,
  timeline,
  profile,
  profileEdit,
  publicProfile,
  notifications,
  favorites,
  savedSearches,
  connections,
  blocked,
  report,
  ...operator,
  ...contentRoutes,
];
