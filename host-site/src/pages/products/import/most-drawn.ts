/** More rows of a table than a person reads make the page slow. */
export const mostDrawn = 100;
