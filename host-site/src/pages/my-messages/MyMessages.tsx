import { Navigate, useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import type { load } from '../messages/loader.ts';
import { inboxOf, myRequests } from './my-requests.ts';
import { unreadBusiness } from './unread-inbox.ts';

/** Both menus lead here. The page replaces itself by an inbox with unread messages, or by the person's own. */
export function MyMessages() {
  const { texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.failed}
      load={async (client) => {
        const businessID = await unreadBusiness(client);
        return businessID ? inboxOf(businessID) : myRequests(client.session?.get());
      }}
    >
      {(path) => <Navigate to={path} replace />}
    </PersonalPage>
  );
}
