/** The TXT record that proves a domain. Below a name of its own: hosts of a shared domain can seldom be given such a name. */
export const domainRecord = (domain: string, token: string) => ({
  recordName: `_wbn-sign-in.${domain}`,
  recordValue: `wbn-sign-in=${token}`,
});
