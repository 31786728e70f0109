/** The code that sends the widgets' calls, fetched once per page at the first call. */
export { createClient, send } from '@wbn/core';
