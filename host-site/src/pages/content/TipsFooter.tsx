import { useSite } from '../../site-context.ts';
import { TipList } from './TipList.tsx';

/** Links to the other tips. */
export function TipsFooter({ path }: { readonly path: string }) {
  const { content } = useSite().texts;
  return (
    <nav className="tips-footer" aria-labelledby="tips-title">
      <h2 id="tips-title">{content.tips}</h2>
      <TipList except={path} />
    </nav>
  );
}
