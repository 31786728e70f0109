import { Picture } from './Picture.tsx';

/** Two letters of a name, by code points: the first ones of its first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]!.toUpperCase())
    // Otherwise two Arabic letters would join.
    .join('\u200c');

/** One of six tints, derived from the name as in the widgets. */
const tintOf = (name: string): number => Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 6;

export interface AvatarProps {
  readonly name: string;
  readonly url?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  readonly round?: boolean;
  readonly eager?: boolean;
}

/** A logo or portrait; without a picture, initials on a tint. */
export function Avatar({ eager = false, name, round = false, size = 'medium', url }: AvatarProps) {
  const shape = `avatar avatar-${size}${round ? ' avatar-round' : ''}`;
  const initials = (
    <span className={`${shape} tint-${tintOf(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  return <Picture className={shape} url={url} alt="" width={64} height={64} eager={eager} instead={initials} />;
}
