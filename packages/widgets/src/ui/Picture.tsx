interface PictureProps {
  readonly url: string | undefined;
  /** The name for the picture; its initials replace a missing picture. */
  readonly name: string;
}

/** Up to two initials: of the first two words that begin with a letter or a number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('\u200c'); // so that two Arabic letters do not join into a word
}

/** A tint derived from the name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return sum % 6;
}

/**
 * Removes the address of a broken picture, so that the initials behind it show. A server-drawn picture may have failed before the listener
 * existed.
 */
const look = (image: HTMLImageElement | null) => {
  if (image?.complete && !image.naturalWidth) image.removeAttribute('src');
};

/**
 * A square picture. A missing or broken one shows the initials, so that a list never shows a broken frame. It has no state, because cards
 * are stamped.
 */
export const Picture = ({ url, name }: PictureProps) => (
  <span className={`picture tint-${tintOf(name)}`} part="picture">
    {url ? <img src={url} alt="" loading="lazy" ref={look} onError={(event) => look(event.currentTarget)} /> : null}
    <span aria-hidden="true">{initialsOf(name)}</span>
  </span>
);
