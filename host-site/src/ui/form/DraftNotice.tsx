import { useFormTexts } from './texts/index.ts';
import './form.css';

/** Says that a form contains restored input, and offers to discard it. */
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
