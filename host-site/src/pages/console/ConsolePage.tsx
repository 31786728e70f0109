import { businessChecklist, businessFigures, readBusiness } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleFrame } from '../../console/ConsoleFrame.tsx';
import { Checklist } from './Checklist.tsx';
import { Figures } from './Figures.tsx';
import type { ConsoleData } from './loader.ts';
import '../../ui/form/form.css';
import './console.css';

async function load(client: Client, id: string, days: ConsoleData['days']) {
  const params = { id };
  const [{ data, session }, checklist, figures] = await Promise.all([
    client.call(readBusiness, { params, personal: true }),
    client.call(businessChecklist, { params }),
    client.call(businessFigures, { params, query: { days } }),
  ]);
  const { companyName } = data.general;
  return { companyName, role: session?.role, checklist: checklist.data, figures: figures.data };
}

/** The start page of a business's console: what to do next, and what the network brought. */
export function ConsolePage() {
  const { businessID, days, texts } = useLoaderData<ConsoleData>();
  return (
    <ConsoleFrame
      part="overview"
      className="console"
      head={<h1>{texts.title}</h1>}
      load={(client, id) => load(client, id, days)}
    >
      {({ checklist, figures, role }, client) => (
        <>
          <Checklist businessID={businessID} checklist={checklist} role={role} texts={texts} />
          <Figures businessID={businessID} client={client} days={days} first={figures} texts={texts} />
        </>
      )}
    </ConsoleFrame>
  );
}
