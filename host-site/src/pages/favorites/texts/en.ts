import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Favorites',
  description: 'The businesses and products you have saved.',
  loading: 'Loading your favorites…',
  failed: 'Your favorites cannot be shown at the moment.',
  all: 'All',
  businesses: 'Businesses',
  products: 'Products',
  folder: 'Folder',
  everyFolder: 'Every folder',
  noFolder: 'No folder',
  newFolder: 'New folder…',
  newFolderTitle: 'Put it into a new folder',
  folderName: 'Name of the folder',
  keep: 'Save',
  moveTo: 'Folder of {name}',
  remove: 'Remove',
  removeOf: 'Remove {name} from your favorites',
  removed: '{name} is no longer among your favorites.',
  empty: 'Nothing saved yet',
  emptyText: 'Press Save on a business or a product, and you find it here again.',
  emptyAction: 'Search suppliers',
  emptyPart: 'Nothing of this kind is saved.',
  searches: 'Saved searches',
  more: 'Show more',
  savedOn: 'Saved on {date}',
} as const;

export type FavoritesTexts = Widen<typeof en>;
