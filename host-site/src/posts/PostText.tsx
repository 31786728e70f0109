import { useState } from 'react';
import { usePostTexts } from './texts/index.ts';

const isLong = (text: string): boolean => text.length > 600 || text.split('\n').length > 10;

/** A post's text with its line breaks; a long one is cut until expanded. */
export function PostText({ text }: { readonly text: string }) {
  const { readMore } = usePostTexts();
  const [isWhole, setWhole] = useState(!isLong(text));
  return (
    <div className="post-text">
      <p dir="auto" data-cut={!isWhole || undefined}>
        {text}
      </p>
      {isWhole ? null : (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          {readMore}
        </button>
      )}
    </div>
  );
}
