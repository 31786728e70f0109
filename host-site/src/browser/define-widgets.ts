import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { outdatedDrawings } from './outdated-drawings.ts';

/** All elements of the portal's pages, in one chunk. */
export function defineElements(): void {
  // An element hydrates existing markup; without markup it draws its current attributes.
  for (const { shadowRoot } of outdatedDrawings) shadowRoot?.querySelector('[part=root]')?.replaceChildren();
  outdatedDrawings.clear();
  businessCard.define();
  searchBox.define();
}
