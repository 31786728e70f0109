import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { outdatedDrawings } from './outdated-drawings.ts';

/** All elements that the portal's pages hold, in one chunk. */
export function defineElements(): void {
  // An element takes over what it finds; where it finds nothing it draws what its attributes say now.
  for (const { shadowRoot } of outdatedDrawings) shadowRoot?.querySelector('[part=root]')?.replaceChildren();
  outdatedDrawings.clear();
  businessCard.define();
  searchBox.define();
}
