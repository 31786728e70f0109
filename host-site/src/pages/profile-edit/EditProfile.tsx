import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import type { EditProfilePage } from './loader.ts';
import { type Editable, openProfile, ProfileFailed } from './open-profile.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The editor of one's own profile. If the profile fails to load, redirects to the home page. */
export function EditProfile() {
  const { texts } = useLoaderData<EditProfilePage>();
  const site = useSite();
  return (
    <PersonalPage<Editable>
      loading={texts.loading}
      failed={texts.failed}
      otherwise="home"
      load={(client) => openProfile(client, site)}
      onFailure={(error, leave) => {
        if (error instanceof ProfileFailed) leave('/');
        return error instanceof ProfileFailed;
      }}
    >
      {(editable, client) => <ProfileForm {...editable} client={client} />}
    </PersonalPage>
  );
}
