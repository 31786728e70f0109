import { type BusinessRole, canManage, myBusinesses, suspendedBusinesses } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { Building2, ChartNoAxesColumn, type IconNode, Mail, Plus, Users } from 'lucide';
import { useLoaderData } from 'react-router';
import { withCards } from '../../browser/with-cards.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { SuspensionNotice } from '../../suspension/SuspensionNotice.tsx';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import './my-business.css';

/** Both lists at once; without the one of suspensions the page still opens. */
async function open(client: Client) {
  const suspensions = client.call(suspendedBusinesses, { query: {} }).catch(() => ({ data: [] }));
  const { data: businesses } = await withCards(client.call(myBusinesses));
  return { businesses, suspended: (await suspensions).data };
}

/** The user's businesses, suspended ones first, and a link to create one. */
export function MyBusiness() {
  const { choosing, texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={open}>
      {({ businesses, suspended }) => (
        <div className="my-business">
          <div className="my-business-head">
            <h1>{texts.title}</h1>
            {businesses.length ? <CreateLink label={texts.another} /> : null}
          </div>
          {choosing ? (
            <div className="notice" role="note">
              <p>
                <b>{texts.choose}</b>
              </p>
              <p>{texts.chooseText}</p>
            </div>
          ) : null}
          {suspended.map((one) => (
            <SuspensionNotice key={one.businessID} suspension={one} heading="h2" />
          ))}
          {businesses.length ? (
            <>
              <h2 className="visually-hidden">{texts.list}</h2>
              <ul className="my-business-list">
                {businesses.map((business) => (
                  <li key={business.businessID}>
                    <BusinessCard business={business} variant="card" />
                    <Entrances
                      businessID={business.businessID}
                      name={business.general.companyName}
                      role={business.session?.role}
                    />
                  </li>
                ))}
              </ul>
            </>
          ) : suspended.length ? (
            <CreateLink label={texts.another} />
          ) : (
            <div className="empty">
              <Icon node={Building2} size={40} />
              <h2>{texts.empty}</h2>
              <p>{texts.emptyMore}</p>
              <CreateLink label={texts.first} />
            </div>
          )}
        </div>
      )}
    </PersonalPage>
  );
}

interface EntrancesProps {
  readonly businessID: string;
  readonly name: string;
  readonly role: BusinessRole | undefined;
}

/** Managers open the console; plain members the requests that they answer, and the page where they can leave. */
function Entrances({ businessID, name, role }: EntrancesProps) {
  const { business: words } = useSite().texts;
  const pages: readonly (readonly [path: string, label: string, icon: IconNode])[] = canManage(role)
    ? [['console', words.console, ChartNoAxesColumn]]
    : [
        ['requests', words.requests, Mail],
        ['members', words.members, Users],
      ];
  return (
    <div className="my-business-entrances">
      {pages.map(([path, label, icon]) => (
        <PageLink
          key={path}
          className="my-business-console"
          to={`/business/${businessID}/${path}`}
          aria-label={`${label}: ${name}`}
        >
          <Icon node={icon} size={18} />
          {label}
        </PageLink>
      ))}
    </div>
  );
}

const CreateLink = ({ label }: { readonly label: string }) => (
  <PageLink className="button button-primary" to="/business/create">
    <Icon node={Plus} size={16} />
    {label}
  </PageLink>
);
