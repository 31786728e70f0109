import { useFormTexts } from './texts/index.ts';
import type { Choices } from './use-list.ts';

/** The state of a list that depends on another choice. */
export function ListHint({ list }: { readonly list: Choices<unknown> }) {
  const texts = useFormTexts();
  if (list.state === 'loading') return texts.listLoading;
  if (list.state === 'failed') {
    return (
      <>
        {texts.listFailed}{' '}
        <button type="button" className="link-button" onClick={list.retry}>
          {texts.retry}
        </button>
      </>
    );
  }
  return list.state === 'ready' && !list.items.length ? texts.listEmpty : null;
}
