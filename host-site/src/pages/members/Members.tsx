import {
  businessPath,
  canManage,
  isOwner,
  listMembers,
  readBusiness,
  readSecondFactorDuty,
  readSignInProvider,
} from '@wbn/contract';
import type { Invitation, Member, SecondFactorDuty } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { isMissing } from '../../console/refusal-of.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { MissingBusiness } from '../../suspension/MissingBusiness.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import type { load } from './loader.ts';
import { ManageMembers } from './ManageMembers.tsx';
import { NotManaging } from './NotManaging.tsx';
import type { SignInState } from './SignInSection.tsx';
import type { BusinessOf } from './use-members.ts';
import './members.css';

type Loaded =
  | { readonly state: 'missing' }
  | { readonly state: 'other'; readonly business: BusinessOf }
  | {
      readonly state: 'ready';
      readonly business: BusinessOf;
      readonly members: readonly Member[];
      readonly invitations: readonly Invitation[];
      readonly duty: SecondFactorDuty;
      /** For owners. */
      readonly signIn: SignInState | undefined;
    };

async function open(client: Client, id: string): Promise<Loaded> {
  try {
    const { data, session } = await client.call(readBusiness, { params: { id }, personal: true });
    const business = { businessID: data.businessID, companyName: data.general.companyName, role: session?.role };
    if (!canManage(session?.role)) return { state: 'other', business };
    const params = { id: data.businessID };
    const [list, duty, signIn] = await Promise.all([
      client.call(listMembers, { params }),
      client.call(readSecondFactorDuty, { params }),
      isOwner(session?.role) ? client.call(readSignInProvider, { params }) : undefined,
    ]);
    return { state: 'ready', business, ...list.data, duty: duty.data, signIn: signIn?.data };
  } catch (error) {
    if (isMissing(error)) return { state: 'missing' };
    throw error;
  }
}

/** The members of a business. */
export function Members() {
  const { businessID, texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.failed}
      of={businessID}
      load={(client) => open(client, businessID)}
    >
      {(loaded, client, reload) => {
        if (loaded.state === 'missing') return <MissingBusiness />;
        const { companyName } = loaded.business;
        return (
          <div className="members">
            <BackLink to={businessPath(companyName, loaded.business.businessID)}>{companyName}</BackLink>
            <ConsoleNav businessID={loaded.business.businessID} current="members" />
            <div className="page-head">
              <h1>{texts.title}</h1>
              <p className="lead">{texts.lead}</p>
            </div>
            {loaded.state === 'ready' ? (
              <ManageMembers key={businessID} client={client} texts={texts} reload={reload} {...loaded} />
            ) : (
              <NotManaging client={client} texts={texts} business={loaded.business} />
            )}
          </div>
        );
      }}
    </PersonalPage>
  );
}
