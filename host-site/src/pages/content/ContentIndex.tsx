import type { Block } from '@wbn/content/pages';
import { anchorOf } from '@wbn/content/pages/blocks';
import { useSite } from '../../site-context.ts';

type Heading = Extract<Block, { type: 'heading' }>;

/** Fewer parts than these are found without help. */
const fewest = 5;

interface ContentIndexProps {
  readonly blocks: readonly Block[];
  /** The language and direction of the page's words, where they are not the reader's. */
  readonly spoken: { readonly lang?: string; readonly dir?: string };
}

/** The parts of a long text: beside it where there is room, on a phone folded above it. Unfolds without script. */
export function ContentIndex({ blocks, spoken }: ContentIndexProps) {
  const { sections } = useSite().texts.business;
  const parts = blocks.filter((block): block is Heading => block.type === 'heading' && block.level === 2);
  if (parts.length < fewest) return null;
  return (
    <nav className="content-index" aria-label={sections}>
      <details>
        <summary>{sections}</summary>
        <ul {...spoken}>
          {parts.map(({ anchor, text }) => (
            <li key={text}>
              <a href={`#${anchor ?? anchorOf(text)}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
