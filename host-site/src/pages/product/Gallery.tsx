import type { Product } from '@wbn/contract/shapes';
import { useState } from 'react';
import { useSite } from '../../site-context.ts';
import { say } from '../../texts/texts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** The main picture and the others under it; a click shows one large. */
export function Gallery({ product }: { readonly product: Product }) {
  const { texts } = useSite();
  const { images, mainImage, name } = product;
  const [chosen, choose] = useState(mainImage?.url ?? images[0]?.url);
  const all = [...new Set([mainImage, ...images].flatMap((image) => (image ? [image.url] : [])))];
  return (
    <div className="gallery">
      <Picture url={chosen} alt={name} width={640} height={480} eager instead={<Avatar name={name} size="large" />} />
      {all.length > 1 ? (
        <ul>
          {all.map((url, index) => (
            <li key={url}>
              <button type="button" aria-pressed={url === chosen} onClick={() => choose(url)}>
                <img
                  src={url}
                  alt={say(texts.product.picture, { number: index + 1, name })}
                  width={96}
                  height={72}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
