/** Country code to the names of its states. */
export type StateNames = Readonly<Record<string, readonly string[]>>;

export type UsState = { readonly code: string; readonly name: string };
