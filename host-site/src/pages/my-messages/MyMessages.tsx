import { Navigate, useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import type { load } from '../messages/loader.ts';
import { myRequests } from './my-requests.ts';

/** Both menus lead here, and this replaces itself by the user's message center. */
export function MyMessages() {
  const { texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.failed}
      load={async ({ session }) => myRequests(session?.get())}
    >
      {(path) => <Navigate to={path} replace />}
    </PersonalPage>
  );
}
