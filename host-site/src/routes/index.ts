import { type RouteObject, redirect } from 'react-router';
import { PageError } from '../shell/PageError.tsx';
import { Shell } from '../shell/Shell.tsx';
import { business } from './business.ts';
import { businessCreate } from './business-create.ts';
import { businessEdit } from './business-edit.ts';
import { businessMembers } from './business-members.ts';
import { businessMembership } from './business-membership.ts';
import { businessProduct } from './business-product.ts';
import { businessProducts } from './business-products.ts';
import { businessRequests } from './business-requests.ts';
import { connections } from './connections.ts';
import { contactForm } from './contact-form.ts';
import { contentRoutes } from './content.ts';
import { favorites } from './favorites.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { invitation } from './invitation.ts';
import { myBusiness } from './my-business.ts';
import { myMessages } from './my-messages.ts';
import { newsfeed } from './newsfeed.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { profileEdit } from './profile-edit.ts';
import { publicProfile } from './public-profile.ts';
import { searchResult } from './search-result.ts';
import { sendRequest } from './send-request.ts';
import { setID } from './set-id.ts';
import { loadShell } from './shell.ts';
import { timeline } from './timeline.ts';

/** A path that no row of the documents' route tables names (R-002). */
const unknown: RouteObject = { id: 'unknown', path: '*', loader: () => redirect('/') };

/** The route table: one file a row. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: loadShell,
    // The industry tree does not change while a visitor looks around: one request.
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: PageError,
    children: [
      home,
      searchResult,
      industries,
      myBusiness,
      businessCreate,
      businessEdit,
      ...businessMembers,
      invitation,
      business,
      businessMembership,
      businessProduct,
      ...businessProducts,
      businessRequests,
      sendRequest,
      myMessages,
      contactForm,
      newsfeed,
      timeline,
      profile,
      profileEdit,
      publicProfile,
      notifications,
      favorites,
      connections,
      ...contentRoutes,
      unknown,
    ],
  },
  setID,
];
