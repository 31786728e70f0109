import { useState } from 'react';
import { linksIn } from './links-in.ts';
import { usePostTexts } from './texts/index.ts';

const isLong = (text: string): boolean => text.length > 600 || text.split('\n').length > 10;

/** A post's text with its line breaks; a long one is cut until expanded. */
export function PostText({ text }: { readonly text: string }) {
  const { readMore } = usePostTexts();
  const [isWhole, setWhole] = useState(!isLong(text));
  return (
    <div className="post-text">
      <p dir="auto" data-cut={!isWhole || undefined}>
        {linksIn(text).map(({ href, text: piece }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
            <a key={index} href={href} rel="nofollow ugc noopener noreferrer" target="_blank" dir="ltr">
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
      {isWhole ? null : (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          {readMore}
        </button>
      )}
    </div>
  );
}
