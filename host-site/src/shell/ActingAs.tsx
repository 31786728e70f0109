import { useId } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useActors } from '../session/use-actors.ts';
import { useSite } from '../site-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';
import './acting-as.css';

interface ActingAsProps {
  /** Whether the menu is open: the businesses are read then. */
  readonly isOpen: boolean;
}

/**
 * Chooses whether the visitor posts, likes, comments, connects and asks as themselves or as one of their businesses. Each choice shows its
 * unread messages. Nothing for people without a business.
 */
export function ActingAs({ isOpen }: ActingAsProps) {
  const { texts } = useSite();
  const session = useSession();
  const { businessID, name = '', photo, userID } = useVisitor();
  const businesses = useActors(isOpen);
  const group = useId();
  if (!businesses.length) return null;
  const choices = [{ businessID: undefined, name, photo }, ...businesses];
  return (
    <fieldset className="acting-as">
      <legend>{texts.shell.actingAs}</legend>
      {choices.map((choice) => (
        <label key={choice.businessID ?? 'me'} className="acting-as-choice">
          <input
            type="radio"
            name={group}
            checked={choice.businessID === businessID}
            onChange={() => session?.actAs(choice.businessID)}
          />
          <Avatar name={choice.name} url={choice.photo} size="small" round={!choice.businessID} />
          <span className="acting-as-name">
            <bdi>{choice.name}</bdi>
          </span>
          <UnreadBadge partyID={choice.businessID ?? userID} />
        </label>
      ))}
    </fieldset>
  );
}
