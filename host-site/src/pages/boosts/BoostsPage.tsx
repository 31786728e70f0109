import { fill, listBoosts, readBusiness } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleFrame } from '../../console/ConsoleFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { fetchOwnProducts } from '../products/manage/fetch-own-products.ts';
import { BoostForm } from './BoostForm.tsx';
import { BoostReport } from './BoostReport.tsx';
import type { BoostsData } from './loader.ts';
import '../../ui/form/form.css';
import './boosts.css';

async function load(client: Client, id: string) {
  const params = { id };
  const [business, { data }, own] = await Promise.all([
    client.call(readBusiness, { params }),
    client.call(listBoosts, { params }),
    fetchOwnProducts(client, id),
  ]);
  const products = own.products.filter(({ state }) => state === 'published');
  return { companyName: business.data.general.companyName, products, ...data };
}

/** Boosts of a business: the number left this month, a form for the next one, and a report. */
export function BoostsPage() {
  const { businessID, productID, texts } = useLoaderData<BoostsData>();
  const head = (
    <header className="page-head">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.description}</p>
    </header>
  );
  return (
    <ConsoleFrame part="boosts" className="boosts-page" head={head} load={load}>
      {(opened, client, reload) => (
        <>
          <p className="boosts-left" role="status">
            {fill(texts.left, { remaining: opened.remaining, perMonth: opened.perMonth })}
          </p>
          {opened.perMonth === 0 ? (
            <p className="notice">
              {texts.none} <PageLink to={`/business/${businessID}/membership`}>{texts.upgrade}</PageLink>
            </p>
          ) : (
            <BoostForm
              businessID={businessID}
              client={client}
              chosen={productID}
              opened={opened}
              texts={texts}
              onUsed={reload}
            />
          )}
          <BoostReport
            business={{ businessID, companyName: opened.companyName }}
            boosts={opened.boosts}
            texts={texts}
          />
        </>
      )}
    </ConsoleFrame>
  );
}
