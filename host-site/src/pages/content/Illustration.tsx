import type { ImageID } from '@wbn/content/pages';

/** One of our illustrations, with its size, so that nothing moves when it loads. */
export function Illustration({ alt, id }: { readonly id: ImageID; readonly alt: string }) {
  if (id === 'world-map') {
    return (
      <img className="illustration-map" src="/media/world-map.svg" alt={alt} width={960} height={384} loading="lazy" />
    );
  }
  return <img className="illustration" src={`/images/${id}.webp`} alt={alt} width={960} height={540} loading="lazy" />;
}
