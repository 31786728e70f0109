import type { ImageID } from '@wbn/content/pages';
import { Icon } from '../../ui/Icon.tsx';
import { illustrations } from './illustrations.ts';

/** A picture of our own: the thing meant, drawn large on a blueprint. The world map is a map. */
export function Illustration({ alt, id }: { readonly id: ImageID; readonly alt: string }) {
  if (id === 'world-map') {
    return (
      <img className="illustration-map" src="/media/world-map.svg" alt={alt} width={960} height={480} loading="lazy" />
    );
  }
  const [main, first, second] = illustrations[id];
  return (
    <div className={`illustration illustration-${id}`} role="img" aria-label={alt}>
      <span className="illustration-main">
        <Icon node={main} size={72} />
      </span>
      {first ? (
        <span className="illustration-side illustration-side-1">
          <Icon node={first} size={28} />
        </span>
      ) : null}
      {second ? (
        <span className="illustration-side illustration-side-2">
          <Icon node={second} size={28} />
        </span>
      ) : null}
    </div>
  );
}
