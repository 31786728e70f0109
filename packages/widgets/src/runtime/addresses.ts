/** Where the API and its sister sites stand. The build writes in those of its environment (WBN_PUBLIC_API and so on). */
export const addresses = {
  api: 'http://localhost:8081',
  accounts: 'http://localhost:8082',
  portal: 'http://localhost:8080',
};
