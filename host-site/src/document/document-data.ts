/** The element with the page's data for the browser. */
export const dataElementID = 'wbn-data';
/** The element with all that is seen. */
export const rootElementID = 'root';
