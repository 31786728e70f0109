/** Most labels of one conversation. */
export const maxLabels = 10;
/** Most notes of one conversation. */
export const maxNotes = 200;
/** Most saved answers of one business. */
export const maxTemplates = 100;
