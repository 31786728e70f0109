/** Rows of one `product/import`. A batch is bound by the bytes of a body too (`bodyLimit`). */
export const importBatch = 50;
