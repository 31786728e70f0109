import { readBusiness, readVerification } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleFrame } from '../../console/ConsoleFrame.tsx';
import type { VerificationData } from './loader.ts';
import { VerificationSection } from './VerificationSection.tsx';
import '../../ui/form/form.css';
import './verification.css';

async function load(client: Client, id: string) {
  const params = { id };
  const [{ data }, verification] = await Promise.all([
    client.call(readBusiness, { params }),
    client.call(readVerification, { params }),
  ]);
  return { companyName: data.general.companyName, verified: data.verified, newest: verification.data };
}

/** The verification of a business: an operator's decision, and a form to submit evidence. For owners and admins. */
export function VerificationPage() {
  const { businessID, texts } = useLoaderData<VerificationData>();
  return (
    <ConsoleFrame part="verification" className="verification-page" load={load}>
      {({ newest, verified }, client) => (
        <VerificationSection
          businessID={businessID}
          client={client}
          isVerified={verified}
          first={newest}
          texts={texts}
        />
      )}
    </ConsoleFrame>
  );
}
