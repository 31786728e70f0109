import type { Reporter, TestModule } from 'vitest/node';

interface FileTime {
  readonly file: string;
  /** Milliseconds of its tests and hooks. */
  readonly tests: number;
  /** Milliseconds before them: worker, environment, imports. */
  readonly startUp: number;
}

const timeOf = (module: TestModule): FileTime => {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    tests: duration,
    startUp: collectDuration + environmentSetupDuration + prepareDuration + setupDuration,
  };
};

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** The slowest files, and how much of all time is spent before tests begin. */
export function timesOf(times: readonly FileTime[], shown = 20): string {
  const sum = (of: 'tests' | 'startUp') => times.reduce((total, time) => total + time[of], 0);
  const slowest = times
    .toSorted((one, other) => other.tests + other.startUp - (one.tests + one.startUp))
    .slice(0, shown)
    .map(({ file, startUp, tests }) => `  ${seconds(tests + startUp)} s (start-up ${seconds(startUp)}) ${file}`);
  return [
    `The ${slowest.length} slowest of ${times.length} files:`,
    ...slowest,
    `Start-up of all files: ${seconds(sum('startUp'))} s; their tests: ${seconds(sum('tests'))} s.`,
  ].join('\n');
}

/** Fewer files are a run of single tests, whose times everybody sees. */
const worthTelling = 50;

// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length >= worthTelling) console.log(`\n${timesOf(modules.map(timeOf))}`);
  }
}
