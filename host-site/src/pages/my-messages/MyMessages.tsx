import { Navigate, useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import type { load } from '../messages/page.ts';

/** Both menus lead here, and this replaces itself by the user's message center: under `me` until their profile is there. */
export function MyMessages() {
  const { texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.failed}
      load={async ({ session }) => {
        const { profile, userID } = session?.get() ?? {};
        return (profile && userID) ?? 'me';
      }}
    >
      {(id) => <Navigate to={`/business/${id}/requests`} replace />}
    </PersonalPage>
  );
}
