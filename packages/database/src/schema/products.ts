import type { ProductFacts } from '@wbn/contract';
import type { Generated } from 'kysely';
import type { Video } from './businesses.ts';
import type { FileKey, Id, JsonDefault, TimestampNow, TimestampOrNull } from './columns.ts';

export type ProductSpec = { key: string; value: string };
export type ProductImage = { key: FileKey; alt?: string };
/** A PDF of a product; its size is in bytes. */
export type ProductDataSheet = { key: FileKey; name: string; size: number };

export interface ProductsTable {
  id: Id;
  businessId: string;
  /** The seller's own id; unique within the business if set. */
  externalId: string | null;
  name: string;
  keywords: Generated<string[]>;
  description: string | null;
  industryId: string | null;
  categoryId: string | null;
  subCategoryId: string | null;
  leadTime: string | null;
  /** Pieces in stock; above 0 is shown as available. */
  stock: Generated<number>;
  /** Price, minimum order and the other facts of `factKinds`, by their names there. */
  offer: JsonDefault<ProductFacts>;
  specs: JsonDefault<ProductSpec[]>;
  mainImageKey: FileKey | null;
  images: JsonDefault<ProductImage[]>;
  photos: JsonDefault<ProductImage[]>;
  dataSheets: JsonDefault<ProductDataSheet[]>;
  videos: JsonDefault<Video[]>;
  state: Generated<'draft' | 'published'>;
  createdAt: TimestampNow;
  /** Set when the product was first published after its creation; null: visible since `createdAt`, or never yet. */
  firstVisibleAt: TimestampOrNull;
  updatedAt: TimestampNow;
  deletedAt: TimestampOrNull;
}
