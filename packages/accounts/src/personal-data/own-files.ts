import type { Database, Kysely } from '@wbn/database';

export interface OwnFile {
  /** The key in the file store. */
  readonly key: string;
  /** The name in the archive, such as `files/product-2.webp`. */
  readonly name: string;
}

/** The files that a person uploaded: of each picture the largest size. Files that were refused or removed do not exist. */
export async function ownFiles(db: Kysely<Database>, userID: string): Promise<OwnFile[]> {
  const uploads = await db
    .selectFrom('uploads')
    .select(['purpose', 'variants'])
    .where('ownerUserId', '=', userID)
    .where('state', 'in', ['ready', 'used'])
    .orderBy('createdAt')
    .execute();
  return uploads.flatMap(({ purpose, variants }, index) => {
    const largest = variants.toSorted((one, other) => other.bytes - one.bytes)[0];
    if (!largest) return [];
    const kind = largest.key.slice(largest.key.lastIndexOf('.') + 1);
    return [{ key: largest.key, name: `files/${purpose.replace(/[^a-z-]/gi, '-')}-${index + 1}.${kind}` }];
  });
}
