import { preview } from '@wbn/contract';

/** What a small screen shows of a description. */
const mobilePreview = 340;

/** The whole text on a desktop, its beginning on a phone; the style sheet shows one of them, so nothing moves at hydration. */
export function Description({ text }: { readonly text: string }) {
  return (
    <div className="business-description">
      <p className="description-short" dir="auto">
        {preview(text, mobilePreview)}
      </p>
      <p className="description-full" dir="auto">
        {text}
      </p>
    </div>
  );
}
