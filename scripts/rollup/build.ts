/**
 * Builds everything that leaves this repository: the packages as plain ES modules (each into its own dist/), and from these the CDN's files
 * (packages/widgets/dist/cdn/). Neither contains an address of a network.
 */
import { type RollupOptions, rollup } from 'rollup';
import { cdnConfig } from './cdn.ts';
import { npmConfig } from './npm.ts';

async function write({ output, ...input }: RollupOptions): Promise<void> {
  const bundle = await rollup({ ...input, logLevel: input.onwarn ? 'info' : 'silent' });
  for (const one of [output ?? []].flat()) await bundle.write(one);
  await bundle.close();
}

// One after the other: each file of the CDN contains the hashes of the files before it.
for (const options of [...npmConfig(), ...cdnConfig()]) await write(options);
