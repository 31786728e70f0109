import { businessAudit, businessPath, readBusiness } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { ActList } from './ActList.tsx';
import { pageSize } from './load-acts.ts';
import type { AuditData } from './loader.ts';
import '../../ui/form/form.css';
import './audit.css';

type Opened = Awaited<ReturnType<typeof open>>;

async function open(client: Client, id: string) {
  const params = { id };
  try {
    const [{ data }, acts] = await Promise.all([
      client.call(readBusiness, { params }),
      client.call(businessAudit, { params, query: { size: String(pageSize) } }),
    ]);
    return { state: 'ready', companyName: data.general.companyName, first: acts.data } as const;
  } catch (error) {
    const status = error instanceof WbnError ? error.status : 0;
    if ((error as Error).name === 'Forbidden') return { state: 'forbidden' } as const;
    if ([400, 404, 410].includes(status)) return { state: 'missing' } as const;
    throw error;
  }
}

/** The log of a business: acts with special rights, for its owners. */
export function AuditPage() {
  const { businessID, texts } = useLoaderData<AuditData>();
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
        return (
          <div className="audit-page">
            {opened.state === 'ready' ? (
              <BackLink to={businessPath(opened.companyName, businessID)}>{opened.companyName}</BackLink>
            ) : null}
            <ConsoleNav businessID={businessID} current="audit" />
            <div className="page-head">
              <h1>{texts.title}</h1>
              <p className="lead">{texts.lead}</p>
            </div>
            {opened.state === 'ready' ? (
              <ActList key={businessID} businessID={businessID} client={client} first={opened.first} texts={texts} />
            ) : (
              <p className="notice" role="note">
                {texts.forbidden}
              </p>
            )}
          </div>
        );
      }}
    </PersonalPage>
  );
}
