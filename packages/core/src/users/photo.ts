interface Photo {
  readonly url?: string | undefined;
  readonly versions?: readonly { readonly url: string }[] | undefined;
}

/** The address of a user's photo: its own, else the first of its versions. undefined: none. */
export const photoOf = (user: { readonly profilePhoto?: Photo | null | undefined }): string | undefined =>
  user.profilePhoto?.url || user.profilePhoto?.versions?.[0]?.url || undefined;

export const fullName = (user: { readonly firstName: string; readonly lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim();
