import { businessPath, fill, isolated, readMembership, subscriptionSetup } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import type { WbnMembershipCheckoutProps } from '@wbn/react';
import { WbnMembershipCheckout } from '@wbn/react/lazy';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { MissingBusiness } from '../../suspension/MissingBusiness.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import type { MembershipData } from './loader.ts';
import { NextSteps } from './NextSteps.tsx';
import { Renewal } from './Renewal.tsx';
import type { MembershipTexts } from './texts/en.ts';
import { VatNumber } from './VatNumber.tsx';
import '../../ui/form/form.css';
import './membership.css';

/** Upgrades a membership. Only for the owner; other people get a message. */
export function MembershipPage() {
  const found = useLoaderData<MembershipData>();
  const { errors } = useSite().texts;
  if (found.state === 'missing') return <MissingBusiness />;
  if (found.state === 'gone') return <MissingBusiness isGone />;
  if (found.state !== 'ready') return <MissingPage title={errors.title} retry />;
  return <Membership profile={found.profile} texts={found.texts} />;
}

/** Loads the widget's code together with its data; null if the viewer is not the owner. */
async function open(client: Client, id: string) {
  const params = { id };
  try {
    const [membership, setup] = await Promise.all([
      client.call(readMembership, { params }),
      client.call(subscriptionSetup),
      import('@wbn/widgets/membership-checkout'),
    ]);
    return { ...membership.data, setup: setup.data };
  } catch (error) {
    if ((error as Error).name === 'Forbidden') return null;
    throw error;
  }
}

function Membership({ profile, texts }: { readonly profile: BusinessProfile; readonly texts: MembershipTexts }) {
  const { businessID, general } = profile;
  return (
    <PersonalPage
      of={businessID}
      loading={texts.loading}
      failed={texts.failed}
      load={(client) => open(client, businessID)}
    >
      {(opened, client, reload) => (
        <div className="membership-page">
          <BackLink to={businessPath(general.companyName, businessID)}>{general.companyName}</BackLink>
          <ConsoleNav businessID={businessID} current="membership" />
          <h1>{fill(texts.title, { company: isolated(general.companyName) })}</h1>
          {opened ? (
            <>
              <VatNumber membership={opened} client={client} texts={texts} />
              <Checkout businessID={businessID} membership={opened}>
                <NextSteps membership={opened} texts={texts} />
                <Renewal membership={opened} client={client} texts={texts} reload={reload} />
              </Checkout>
            </>
          ) : (
            <p className="notice" role="note">
              {texts.forbidden}
            </p>
          )}
        </div>
      )}
    </PersonalPage>
  );
}

interface CheckoutProps {
  readonly businessID: string;
  readonly membership: WbnMembershipCheckoutProps['data'];
  readonly children: ReactNode;
}

/** The parts below the widget are drawn after it, so that they never move; a widget that fails does not take them with it. */
function Checkout({ businessID, children, membership }: CheckoutProps) {
  const [isDrawn, setDrawn] = useState(false);
  const show = () => setDrawn(true);
  return (
    <>
      <WbnMembershipCheckout businessId={businessID} data={membership} load="eager" onSettled={show} onError={show} />
      {isDrawn ? children : null}
    </>
  );
}
