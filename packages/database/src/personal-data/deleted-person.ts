/** The name in the row of a person who deleted their account. Answers say it in their language (`reference-data/deleted-person.ts` of the server). */
export const deletedPerson = { firstName: 'Deleted', lastName: 'account' } as const;
