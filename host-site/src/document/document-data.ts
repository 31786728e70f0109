/** The element that hands the page's data to the browser. */
export const dataElementID = 'wbn-data';
