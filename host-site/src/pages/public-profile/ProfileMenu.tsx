import { Ellipsis } from 'lucide';
import { useLoaderData } from 'react-router';
import { ModerationItems } from '../../moderation/ModerationItems.tsx';
import { useModeration } from '../../moderation/use-moderation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import type { PublicProfileData } from './loader.ts';

interface ProfileMenuProps {
  readonly userID: string;
  readonly name: string;
}

/** Actions for another person: report and block. */
export function ProfileMenu({ name, userID }: ProfileMenuProps) {
  const { texts } = useLoaderData<PublicProfileData>();
  const { button, open, panel, pick } = useDisclosure();
  const moderation = useModeration({ resourceType: 'user', resourceID: userID, party: { id: userID, name } });
  return (
    <div className="menu">
      <button type="button" className="icon-button" aria-label={texts.actions} {...button}>
        <Icon node={Ellipsis} />
      </button>
      <ul className="menu-panel" hidden={!open} {...panel}>
        <ModerationItems moderation={moderation} name={name} texts={texts} pick={pick} />
      </ul>
      {moderation.dialog}
    </div>
  );
}
