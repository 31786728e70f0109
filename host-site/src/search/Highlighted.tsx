import { createContext, useContext } from 'react';
import { piecesOf } from './highlight.ts';

/** The words of the search that the page shows. */
export const SearchedWords = createContext<ReadonlySet<string>>(new Set());

/** A text with the words of the search marked. The text stays text: no markup in it takes effect. */
export function Highlighted({ text }: { readonly text: string }) {
  const pieces = piecesOf(text, useContext(SearchedWords));
  let end = 0;
  return (
    <>
      {pieces.map((piece) => {
        end += piece.text.length;
        return piece.isHit ? <mark key={end}>{piece.text}</mark> : piece.text;
      })}
    </>
  );
}
