import { run } from '../run.ts';

await run('Format', ['biome', 'check', '--write', '.']);
