import { countMessages } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { Navigate, useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import type { load } from '../messages/page.ts';
import { myRequests } from './my-requests.ts';

/** Whose inbox opens: where that cannot be had, the user's own. */
async function inbox(client: Client): Promise<string> {
  const waiting = await client.call(countMessages).then(
    ({ data }) => data.parties.map(({ id }) => id),
    () => [],
  );
  return myRequests(client.session?.get(), waiting);
}

/** Both menus lead here, and this replaces itself by the message center in which something waits, the user's own unless told. */
export function MyMessages() {
  const { texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={inbox}>
      {(path) => <Navigate to={path} replace />}
    </PersonalPage>
  );
}
