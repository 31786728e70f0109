import { useFormTexts } from './texts/index.ts';
import './form.css';

/** Says that a form holds what was typed before, and offers to begin anew. */
export function DraftNotice({ discard }: { readonly discard: () => void }) {
  const texts = useFormTexts();
  return (
    <p className="draft-notice" role="status">
      {texts.restored}{' '}
      <button type="button" className="link-button" onClick={discard}>
        {texts.discard}
      </button>
    </p>
  );
}
