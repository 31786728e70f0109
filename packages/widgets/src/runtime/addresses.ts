/** Where the parts of the network stand unless `configure` names others. The CDN's build leaves these out: its loader has read them. */
export const addresses = {
  api: 'http://localhost:8081',
  accounts: 'http://localhost:8082',
  portal: 'http://localhost:8080',
};
