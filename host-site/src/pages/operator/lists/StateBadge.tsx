import type { FoundUser } from '@wbn/contract/shapes';
import { useListWords } from './use-list-words.ts';

/** Whether an account or business is active, with the reason of a suspension. */
export function StateBadge({ state, suspensionReason }: Pick<FoundUser, 'state' | 'suspensionReason'>) {
  const { words } = useListWords();
  return (
    <>
      <span className="badge">{words.accountStates[state]}</span>
      {suspensionReason ? (
        <span className="operator-facts" dir="auto">
          {' '}
          {suspensionReason}
        </span>
      ) : null}
    </>
  );
}
