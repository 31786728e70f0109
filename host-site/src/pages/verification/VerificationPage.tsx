import { businessPath, readBusiness, readVerification } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import type { VerificationData } from './loader.ts';
import { VerificationSection } from './VerificationSection.tsx';
import '../../ui/form/form.css';
import './verification.css';

type Opened = Awaited<ReturnType<typeof open>>;

async function open(client: Client, id: string) {
  const params = { id };
  try {
    const [{ data }, verification] = await Promise.all([
      client.call(readBusiness, { params }),
      client.call(readVerification, { params }),
    ]);
    const { general, verified } = data;
    return { state: 'ready', companyName: general.companyName, verified, newest: verification.data } as const;
  } catch (error) {
    const status = error instanceof WbnError ? error.status : 0;
    if ((error as Error).name === 'Forbidden') return { state: 'forbidden' } as const;
    if ([400, 404, 410].includes(status)) return { state: 'missing' } as const;
    throw error;
  }
}

/** The verification of a business: an operator's decision, and a form to submit evidence. For owners and admins. */
export function VerificationPage() {
  const { businessID, texts } = useLoaderData<VerificationData>();
  const { business, errors } = useSite().texts;
  return (
    <PersonalPage
      of={businessID}
      loading={texts.loading}
      failed={errors.again}
      load={(client) => open(client, businessID)}
    >
      {(opened: Opened, client) => {
        if (opened.state === 'missing')
          return <MissingPage title={business.missingTitle} text={business.missingText} />;
        if (opened.state === 'forbidden')
          return (
            <p className="notice" role="note">
              {texts.forbidden}
            </p>
          );
        return (
          <div className="verification-page">
            <BackLink to={businessPath(opened.companyName, businessID)}>{opened.companyName}</BackLink>
            <ConsoleNav businessID={businessID} current="verification" />
            <VerificationSection
              businessID={businessID}
              client={client}
              isVerified={opened.verified}
              first={opened.newest}
              texts={texts}
            />
          </div>
        );
      }}
    </PersonalPage>
  );
}
