import { businessChecklist, businessFigures, businessPath, readBusiness } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { Checklist } from './Checklist.tsx';
import { Figures } from './Figures.tsx';
import type { ConsoleData } from './loader.ts';
import '../../ui/form/form.css';
import './console.css';

type Opened = Awaited<ReturnType<typeof open>>;

async function open(client: Client, id: string, days: ConsoleData['days']) {
  const params = { id };
  try {
    const [business, checklist, figures] = await Promise.all([
      client.call(readBusiness, { params, personal: true }),
      client.call(businessChecklist, { params }),
      client.call(businessFigures, { params, query: { days } }),
    ]);
    const { data, session } = business;
    return {
      state: 'ready',
      companyName: data.general.companyName,
      role: session?.role,
      checklist: checklist.data,
      figures: figures.data,
    } as const;
  } catch (error) {
    const status = error instanceof WbnError ? error.status : 0;
    if ((error as Error).name === 'Forbidden') return { state: 'forbidden' } as const;
    if ([400, 404, 410].includes(status)) return { state: 'missing' } as const;
    throw error;
  }
}

/** The start page of a business's console: what to do next, and what the network brought. */
export function ConsolePage() {
  const { businessID, days, texts } = useLoaderData<ConsoleData>();
  const { business, errors } = useSite().texts;
  return (
    <PersonalPage
      of={businessID}
      loading={texts.loading}
      failed={errors.again}
      load={(client) => open(client, businessID, days)}
    >
      {(opened: Opened, client) => {
        if (opened.state === 'missing')
          return <MissingPage title={business.missingTitle} text={business.missingText} />;
        return (
          <div className="console">
            {opened.state === 'ready' ? (
              <BackLink to={businessPath(opened.companyName, businessID)}>{opened.companyName}</BackLink>
            ) : null}
            <ConsoleNav businessID={businessID} current="overview" />
            <h1>{texts.title}</h1>
            {opened.state === 'ready' ? (
              <>
                <Checklist businessID={businessID} checklist={opened.checklist} role={opened.role} texts={texts} />
                <Figures businessID={businessID} client={client} days={days} first={opened.figures} texts={texts} />
              </>
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
