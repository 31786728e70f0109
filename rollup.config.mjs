/**
 * Builds what leaves this repository: the packages as plain ES modules (each into its own dist/), and from these the CDN's files
 * (packages/widgets/dist/cdn/). No address of a network stands in either.
 */
import { cdnConfig } from './scripts/rollup/cdn.mjs';
import { npmConfig } from './scripts/rollup/npm.mjs';

export default [...npmConfig(), ...cdnConfig()];
