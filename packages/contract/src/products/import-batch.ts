/** Rows of one `product/import`. The body limit (`bodyLimit`) also bounds a batch. */
export const importBatch = 50;
