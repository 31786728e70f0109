import { fetchPicture, updateProduct } from '@wbn/contract';
import type { ProductPicture } from '@wbn/contract/shapes';
import type { Client } from '../../api/client.ts';
import { WbnError, type WbnErrorName } from '../../api/errors.ts';

/** A stored product whose line in the list names pictures. */
export interface PicturedRow {
  readonly line: number;
  readonly code: string;
  readonly productID: string;
  readonly pictures: readonly string[];
}

/** A picture that a product did not get, though the product itself is stored. */
export interface MissingPicture extends Pick<PicturedRow, 'line' | 'code'> {
  readonly address: string;
}

const isOneOf = (error: unknown, ...names: readonly WbnErrorName[]) =>
  error instanceof WbnError && names.includes(error.name);

/**
 * Gives a product the pictures that its line names, in their order. Those that it already has stay; the server fetches the others.
 * @param had addresses of the pictures that the product has
 * @param fetched upload tokens by address, so that a second attempt does not fetch again
 * @returns the pictures that the server refused
 */
export async function storePictures(
  client: Client,
  businessID: string,
  { code, line, pictures, productID }: PicturedRow,
  had: readonly string[],
  fetched: Map<string, string>,
): Promise<MissingPicture[]> {
  const missing = (address: string): MissingPicture => ({ line, code, address });
  const refused: MissingPicture[] = [];
  const kept: ProductPicture[] = [];
  for (const address of pictures) {
    if (had.includes(address)) {
      kept.push({ url: address });
      continue;
    }
    try {
      const token =
        fetched.get(address) ?? (await client.call(fetchPicture, { body: { businessID, url: address } })).data.token;
      fetched.set(address, token);
      kept.push({ token });
    } catch (error) {
      if (!isOneOf(error, 'UploadRefused', 'ValidationError')) throw error;
      refused.push(missing(address));
    }
  }
  const [mainImage, ...images] = kept;
  if (!mainImage) return refused;
  const more = images.length > 0 ? { images } : { clear: ['images' as const] };
  try {
    await client.call(updateProduct, { params: { id: productID }, body: { mainImage, ...more } });
  } catch (error) {
    // Somebody deleted the product meanwhile.
    if (!isOneOf(error, 'Gone', 'NotFound')) throw error;
    return pictures.map(missing);
  }
  return refused;
}
