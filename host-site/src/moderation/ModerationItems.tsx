import { fill } from '@wbn/contract';
import type { Moderation } from './use-moderation.tsx';

interface ModerationItemsProps {
  readonly moderation: Moderation;
  /** The person or business to block. */
  readonly name: string;
  readonly texts: { readonly report: string; readonly block: string };
  /** Closes the menu, then runs the action. */
  readonly pick: (act: () => void) => () => void;
}

/** Menu items for reporting and blocking. */
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
          {fill(texts.block, { name })}
        </button>
      </li>
    </>
  );
}
