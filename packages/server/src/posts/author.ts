import type { Author } from '@wbn/contract/shapes';
import type { PictureOf } from '../uploads/pictures.ts';

/** Joined with `users as u`, only while the person may act (a suspended author is as nameless as a removed one), and with `businesses as b`; the author columns of the post or comment are selected separately. */
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

/** The person, or the business that they spoke for: then its name and picture appear beside the person's name. */
export const authorOf = (row: AuthorRow, picture: PictureOf): Author => ({
  userID: row.authorUserId,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  profilePhoto: picture(row.authorBusinessId === null ? row.userPhotoKey : row.businessPhotoKey),
  ...(row.authorBusinessId === null ? {} : { businessID: row.authorBusinessId, companyName: row.companyName ?? '' }),
});
