/** The person who logs in. */
export const credentials = { email: 'login@mail.example', password: 'Heron-Tin-Cloud-71' };
