import { type Actor, actors, type Client, me } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { SideChoice } from '../../personal/SideChoice.tsx';
import { BlockedList } from './BlockedList.tsx';
import type { BlockedData } from './loader.ts';
import '../../connections/connections.css';

/** The parties that a person and their businesses have blocked, with buttons to unblock. */
export function BlockedPage() {
  const { texts } = useLoaderData<BlockedData>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={actors}>
      {(businesses, client) => <Opened businesses={businesses} client={client} />}
    </PersonalPage>
  );
}

function Opened({ businesses, client }: { readonly businesses: readonly Actor[]; readonly client: Client }) {
  const { texts } = useLoaderData<BlockedData>();
  const [side, setSide] = useState(me);
  return (
    <div className="connections">
      <h1>{texts.title}</h1>
      <p>{texts.description}</p>
      <SideChoice label={texts.as} businesses={businesses} side={side} choose={setSide} />
      <BlockedList key={side} client={client} side={side} />
    </div>
  );
}
