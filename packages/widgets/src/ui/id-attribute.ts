/** An attribute that names something by its id. The address of its page on the portal will do: the id stands at the address's end. */
export const idAttribute = { type: 'text', pick: /[\da-f-]{36}(?=\/?(?:[?#].*)?$)/i } as const;
