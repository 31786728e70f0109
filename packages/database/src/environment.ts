export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are set. Compose files and env files write `NAME=` for unset values, so blank values count as unset. */
export const givenIn = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
