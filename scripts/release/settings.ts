/** Settings of a release: the addresses of source and documentation. */
export interface ReleaseSettings {
  readonly env: Readonly<Record<string, string>>;
  /** Unset variables; a dry run continues with placeholder addresses. */
  readonly missing: readonly string[];
}

const standIns = {
  WBN_PUBLIC_REPOSITORY: 'git+https://git.example/wbn-widgets.git',
  WBN_PUBLIC_HOMEPAGE: 'https://portal.example',
} as const;

/** Reads the settings from the environment. */
export function releaseSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  const names = Object.keys(standIns) as (keyof typeof standIns)[];
  return {
    env: Object.fromEntries(names.map((name) => [name, env[name] || standIns[name]])),
    missing: names.filter((name) => !env[name]),
  };
}
