import type { Author } from '@wbn/contract/shapes';
import type { PictureOf } from '../uploads/pictures.ts';

/** Of a post or a comment joined with `users as u` and `businesses as b`; its own author columns come beside them. */
export const authorColumns = [
  'u.firstName',
  'u.lastName',
  'u.profilePhotoKey as userPhotoKey',
  'b.companyName',
  'b.profilePhotoKey as businessPhotoKey',
] as const;

interface AuthorRow {
  authorUserId: string;
  firstName: string | null;
  lastName: string | null;
  userPhotoKey: string | null;
  authorBusinessId: string | null;
  companyName: string | null;
  businessPhotoKey: string | null;
}

/** The person, or the business they spoke as: then its name and picture stand beside the person's name. */
export const authorOf = (row: AuthorRow, picture: PictureOf): Author => ({
  userID: row.authorUserId,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  profilePhoto: picture(row.authorBusinessId === null ? row.userPhotoKey : row.businessPhotoKey),
  ...(row.authorBusinessId === null ? {} : { businessID: row.authorBusinessId, companyName: row.companyName ?? '' }),
});
