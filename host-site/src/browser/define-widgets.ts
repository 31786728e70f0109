import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';

/** All elements of the portal's pages, in one chunk. */
export function defineElements(): void {
  businessCard.define();
  searchBox.define();
}
