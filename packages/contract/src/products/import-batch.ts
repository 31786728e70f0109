/** Rows of one `product/import`. The body limit (`bodyLimit`) also bounds a batch. */
export const importBatch = 50;
/** Products of one `product/remove`: as many as the largest membership allows. */
export const removeBatch = 100;
