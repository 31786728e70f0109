import { businessAudit, readBusiness } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleFrame } from '../../console/ConsoleFrame.tsx';
import { ActList } from './ActList.tsx';
import { pageSize } from './load-acts.ts';
import type { AuditData } from './loader.ts';
import '../../ui/form/form.css';
import './audit.css';

async function load(client: Client, id: string) {
  const params = { id };
  const [{ data }, acts] = await Promise.all([
    client.call(readBusiness, { params }),
    client.call(businessAudit, { params, query: { size: String(pageSize) } }),
  ]);
  return { companyName: data.general.companyName, first: acts.data };
}

/** The log of a business: acts with special rights, for its owners. */
export function AuditPage() {
  const { businessID, texts } = useLoaderData<AuditData>();
  const head = (
    <div className="page-head">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
    </div>
  );
  return (
    <ConsoleFrame part="audit" className="audit-page" head={head} load={load}>
      {({ first }, client) => (
        <ActList key={businessID} businessID={businessID} client={client} first={first} texts={texts} />
      )}
    </ConsoleFrame>
  );
}
