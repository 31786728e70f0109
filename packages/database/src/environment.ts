export type Environment = Readonly<Record<string, string | undefined>>;

/** What is set in an environment. Compose files and env files write `NAME=` for what is not: a value of blanks alone is none. */
export const givenIn = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
