import { Ellipsis } from 'lucide';
import { useLoaderData } from 'react-router';
import { useModeration } from '../../moderation/use-moderation.tsx';
import { say } from '../../texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import type { PublicProfileData } from './page.ts';

interface ProfileMenuProps {
  readonly userID: string;
  readonly name: string;
}

/** What one can do about a person: tell the operators, or be left alone by them. */
export function ProfileMenu({ name, userID }: ProfileMenuProps) {
  const { texts } = useLoaderData<PublicProfileData>();
  const { button, close, open, panel } = useDisclosure();
  const moderation = useModeration({ resourceType: 'user', resourceID: userID, party: { id: userID, name } });
  const pick = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div className="menu">
      <button type="button" className="icon-button" aria-label={texts.actions} {...button}>
        <Icon node={Ellipsis} />
      </button>
      <ul className="menu-panel" hidden={!open} {...panel}>
        <li>
          <button type="button" className="menu-item" onClick={pick(moderation.report)}>
            {texts.report}
          </button>
        </li>
        <li>
          <button type="button" className="menu-item" onClick={pick(moderation.block)}>
            {say(texts.block, { name })}
          </button>
        </li>
      </ul>
      {moderation.dialog}
    </div>
  );
}
