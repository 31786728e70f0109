/** How to end each started part, in the order in which they were started. */
export type Ends = (() => Promise<unknown>)[];
