import { businessPath, fill, productPath } from '@wbn/contract';
import type { SavedItem } from '@wbn/contract/shapes';
import type { Favorites, FavoritesState } from '@wbn/core';
import { X } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { FolderDialog } from './FolderDialog.tsx';
import type { FavoritesData } from './loader.ts';

interface FavoriteItemProps {
  readonly item: SavedItem;
  readonly favorites: Favorites;
  readonly folders: FavoritesState['folders'];
}

/** Values that cannot be folder names, because names are trimmed. */
const noFolder = '';
const newFolder = ' new ';

const factsOf = ({ business, product }: SavedItem) => {
  const card = business ?? product?.businessProfile;
  if (!card) return undefined;
  const { companyName, profilePhoto } = card.general;
  const path = product
    ? productPath(companyName, product.name, product.productID)
    : businessPath(companyName, card.businessID);
  const photo = product ? product.mainImage?.url : profilePhoto?.url;
  return { card, path, photo, name: product?.name ?? companyName };
};

/** A saved item with its folder and a remove button. */
export function FavoriteItem({ favorites, folders, item }: FavoriteItemProps) {
  const { texts } = useLoaderData<FavoritesData>();
  const { locale } = useSite();
  const [naming, setNaming] = useState(false);
  const facts = factsOf(item);
  if (!facts) return null;
  const { card, name, path, photo } = facts;
  const { contactInfo, general } = card;
  const move = async (folder: string) => {
    if (!(await favorites.move(item, folder))) toasts.failure();
  };
  const remove = async () => {
    const isOut = await favorites.remove(item);
    if (isOut) toasts.success(fill(texts.removed, { name }));
    else toasts.failure();
  };
  return (
    <article className="favorite">
      <Avatar name={name} url={photo} />
      <div className="favorite-body">
        <h2>
          <PageLink to={path}>
            <bdi>{name}</bdi>
          </PageLink>
        </h2>
        <p className="result-place">
          {[item.product ? general.companyName : general.businessType.name, contactInfo.country?.countryName]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="result-place">{fill(texts.savedOn, { date: dayOf(item.savedAt, locale) })}</p>
      </div>
      <div className="favorite-folder">
        <NativeDropdown
          aria-label={fill(texts.moveTo, { name })}
          value={item.folder}
          onChange={({ target }) => (target.value === newFolder ? setNaming(true) : move(target.value))}
        >
          <option value={noFolder}>{texts.noFolder}</option>
          {folders.map(({ name: one }) =>
            one ? (
              <option key={one} value={one}>
                {one}
              </option>
            ) : null,
          )}
          <option value={newFolder}>{texts.newFolder}</option>
        </NativeDropdown>
      </div>
      <button type="button" className="icon-button" aria-label={fill(texts.removeOf, { name })} onClick={remove}>
        <Icon node={X} />
      </button>
      {naming ? <FolderDialog keep={move} close={() => setNaming(false)} /> : null}
    </article>
  );
}
