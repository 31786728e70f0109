import { initialsOf, tintOf } from '@wbn/core/controls';
import { Picture } from './Picture.tsx';

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
