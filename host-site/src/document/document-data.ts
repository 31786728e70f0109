/** The element with the page's data for the browser. */
export const dataElementID = 'wbn-data';
