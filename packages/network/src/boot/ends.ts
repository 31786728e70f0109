/** What is told to end, in the order in which it was started. */
export type Ends = (() => Promise<unknown>)[];
