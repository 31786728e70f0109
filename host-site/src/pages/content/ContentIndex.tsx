import type { Block } from '@wbn/content/pages';
import { anchorOf } from '@wbn/content/pages/blocks';
import { useSite } from '../../site-context.ts';

type Heading = Extract<Block, { type: 'heading' }>;

/** With fewer sections an index is unnecessary. */
const fewest = 5;

interface ContentIndexProps {
  readonly blocks: readonly Block[];
  /** The language and direction of the page's texts, if they differ from the reader's. */
  readonly spoken: { readonly lang?: string; readonly dir?: string };
}

/** An index of a long text: beside it on wide screens, folded above it on phones. Works without script. */
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
