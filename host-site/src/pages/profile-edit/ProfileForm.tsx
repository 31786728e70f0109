import { type Client, profileValues } from '@wbn/core';
import { useLoaderData, useNavigate } from 'react-router';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { FormSummary } from '../../ui/form/FormSummary.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { RequiredNote } from '../../ui/form/RequiredNote.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { AboutFields } from './AboutFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { EditProfilePage } from './loader.ts';
import type { Editable } from './open-profile.ts';
import { PictureFields } from './PictureFields.tsx';
import { useSaveProfile } from './use-save-profile.ts';
import { WorkFields } from './WorkFields.tsx';
import './profile-form.css';

/** The fields of one's own profile. Input is kept until it is saved or discarded. */
export function ProfileForm({ client, ...editable }: Editable & { readonly client: Client }) {
  const { texts } = useLoaderData<EditProfilePage>();
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const before = profileValues(editable.profile);
  const { change, isChanged, isRestored, restart, values } = useDraft(client, 'profile', before);
  const leave = () => {
    // Clear the unsaved state before navigating.
    restart(values);
    queueMicrotask(() => navigate(inLocale('/profile', locale, edition)));
  };
  const { attempt, busy, problems, save } = useSaveProfile({
    client,
    before,
    dialCodes: editable.countries.flatMap(({ dialCode }) => dialCode ?? []),
    texts,
    onSaved() {
      toasts.success(texts.saved);
      leave();
    },
  });
  const fields: FieldsProps = {
    client,
    editable,
    texts,
    values,
    change,
    errorOf: (id) => problems.find((problem) => problem.id === id)?.text,
  };
  return (
    <form
      className="form profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(values);
      }}
    >
      <h1>{texts.editTitle}</h1>
      <RequiredNote />
      <FormSummary problems={problems} attempt={attempt} />
      {isRestored && isChanged ? <DraftNotice discard={() => restart(before)} /> : null}
      <PictureFields {...fields} />
      <AboutFields {...fields} />
      <ContactFields {...fields} />
      <WorkFields {...fields} />
      <div className="form-actions">
        <button type="button" className="button" disabled={busy} onClick={leave}>
          {texts.cancel}
        </button>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
      <p className="profile-more">
        <PageLink to="/blocked">{texts.blocked}</PageLink>
      </p>
      <LeaveGuard client={client} when={isChanged} />
    </form>
  );
}
