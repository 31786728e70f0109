/**
 * A person's name as it is shown everywhere.
 *
 * @example fullName({ firstName: 'Amal', lastName: 'Haddad' }) // 'Amal Haddad'
 */
export const fullName = (user: { readonly firstName: string; readonly lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim();
