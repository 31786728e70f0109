interface Photo {
  readonly url?: string | undefined;
  readonly versions?: readonly { readonly url: string }[] | undefined;
}

/**
 * The address of a user's photo, otherwise of its first version; undefined if there is none.
 *
 * @example photoOf({ profilePhoto: { versions: [{ url: 'a.webp' }] } }) // 'a.webp'
 */
export const photoOf = (user: { readonly profilePhoto?: Photo | null | undefined }): string | undefined =>
  user.profilePhoto?.url || user.profilePhoto?.versions?.[0]?.url || undefined;
