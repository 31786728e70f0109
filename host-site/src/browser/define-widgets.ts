/** All elements that the portal's pages hold, in one chunk. */
import '@wbn/widgets/business-card';
import '@wbn/widgets/search-box';
