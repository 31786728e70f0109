/** Functions that stop the started parts, in the order of their start. */
export type Ends = (() => Promise<unknown>)[];
