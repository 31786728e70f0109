/** An attribute with an id. It also accepts the address of a portal page, whose end is the id, and blanks around both. */
export const idAttribute = { type: 'text', pick: /[\da-f-]{36}(?![\w-])/i } as const;
