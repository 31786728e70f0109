import { preview } from '@wbn/contract';
import { useBusinessTexts } from './page-texts-context.ts';

/** Characters of a description on a small screen. */
const mobilePreview = 340;

/**
 * The whole text on a desktop, its beginning on a phone, where a disclosure shows the rest. CSS chooses the text, so nothing moves during
 * hydration and it works without script.
 */
export function Description({ text }: { readonly text: string }) {
  const texts = useBusinessTexts();
  const short = preview(text, mobilePreview);
  return (
    <div className="business-section business-about">
      <div className="business-description">
        <p className="description-short" dir="auto">
          {short}
        </p>
        <p className="description-full" dir="auto">
          {text}
        </p>
      </div>
      {short === text ? null : (
        <details className="description-more">
          <summary>
            <span className="fold-more">{texts.readMore}</span>
            <span className="fold-less">{texts.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
