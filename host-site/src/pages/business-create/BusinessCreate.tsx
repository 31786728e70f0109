import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { CreateForm } from './CreateForm.tsx';
import { choices } from './choices.ts';
import type { load } from './loader.ts';

/** Creates a business with the fields of a list entry; the editor has all others. */
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
