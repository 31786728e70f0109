import { tradeWordsIn } from '@wbn/content/trade-words';
import { isOwner, readBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { businessTypes, type Client, countries, industries } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { isMissing } from '../../console/refusal-of.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import { MissingBusiness } from '../../suspension/MissingBusiness.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EditForm } from './EditForm.tsx';
import type { EditLists } from './editor-context.ts';
import type { load } from './loader.ts';
import './business-edit.css';

type Loaded =
  | { readonly state: 'missing' | 'notYours' }
  | { readonly state: 'ready'; readonly profile: BusinessProfile; readonly lists: EditLists };

async function open(client: Client, id: string, locale: string): Promise<Loaded> {
  try {
    const { data, session } = await client.call(readBusiness, { params: { id }, personal: true });
    if (!isOwner(session?.role)) return { state: 'notYours' };
    const lists = await Promise.all([
      countries(client),
      industries(client),
      businessTypes(client),
      tradeWordsIn(locale),
    ]);
    return {
      state: 'ready',
      profile: data,
      lists: { countries: lists[0], industries: lists[1], businessTypes: lists[2], sayTradeWord: lists[3] },
    };
  } catch (error) {
    if (isMissing(error)) return { state: 'missing' };
    throw error;
  }
}

/** The editor of a business, for its owner only. */
export function BusinessEdit() {
  const { businessID, texts } = useLoaderData<typeof load>();
  const { locale } = useSite();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.loadFailed}
      of={businessID}
      load={(client) => open(client, businessID, locale)}
    >
      {(loaded, client) => {
        if (loaded.state === 'ready') {
          const { lists, profile } = loaded;
          return (
            <div className="edit-page">
              <ConsoleNav businessID={profile.businessID} current="edit" />
              <EditForm key={businessID} client={client} profile={profile} lists={lists} texts={texts} />
            </div>
          );
        }
        if (loaded.state === 'missing') return <MissingBusiness />;
        return (
          <div className="empty">
            <h1>{texts.notYours}</h1>
            <PageLink className="button button-primary" to={`/business/${businessID}/`}>
              {texts.see}
            </PageLink>
          </div>
        );
      }}
    </PersonalPage>
  );
}
