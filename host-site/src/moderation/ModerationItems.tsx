import { say } from '../texts/texts.ts';
import type { Moderation } from './use-moderation.tsx';

interface ModerationItemsProps {
  readonly moderation: Moderation;
  /** Whom blocking keeps away. */
  readonly name: string;
  readonly texts: { readonly report: string; readonly block: string };
  /** Closes the menu, then does what was picked. */
  readonly pick: (act: () => void) => () => void;
}

/** Reporting and blocking as items of a menu. */
export function ModerationItems({ moderation, name, pick, texts }: ModerationItemsProps) {
  return (
    <>
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
    </>
  );
}
