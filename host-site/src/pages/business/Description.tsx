import { preview } from '@wbn/contract';

/** Characters of a description on a small screen. */
const mobilePreview = 340;

/** The whole text on a desktop, its beginning on a phone; CSS shows one of them, so nothing moves during hydration. */
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
