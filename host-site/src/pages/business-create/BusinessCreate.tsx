import { businessTypes, type Client, countries, industries } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { CreateForm } from './CreateForm.tsx';
import type { load } from './loader.ts';

/** What the form chooses from. */
async function choices(client: Client) {
  const lists = await Promise.all([countries(client), industries(client), businessTypes(client)]);
  return { countries: lists[0], industries: lists[1], businessTypes: lists[2] };
}
export type CreateChoices = Awaited<ReturnType<typeof choices>>;

/** A new business: what a list shows of it, and nothing more; the editor has the rest. */
export function BusinessCreate() {
  const { texts } = useLoaderData<typeof load>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={choices}>
      {(lists, client) => (
        <div className="form-page">
          <div className="page-head">
            <h1>{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
          </div>
          <CreateForm client={client} lists={lists} texts={texts} />
        </div>
      )}
    </PersonalPage>
  );
}
