/** A secret, or a secret before its former ones: the first signs, and after a rotation the others are still taken. */
export type RotatingSecret = string | readonly string[];

const list = (secret: RotatingSecret): readonly string[] => (typeof secret === 'string' ? [secret] : secret);

/** The secret that signs now. */
export const currentSecret = (secret: RotatingSecret): string => list(secret)[0] ?? '';

/** Whether the check holds with the current secret or with a former one. */
export const fitsAny = (secret: RotatingSecret, check: (one: string) => boolean): boolean => list(secret).some(check);
