/** Most labels of one conversation. */
export const mostLabels = 10;
/** Most notes of one conversation. */
export const mostNotes = 200;
/** Most saved answers of one business. */
export const mostTemplates = 100;
