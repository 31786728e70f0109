/**
 * Builds what leaves this repository: the packages as plain ES modules (each into its own dist/), and from these the CDN's files
 * (packages/widgets/dist/cdn/). WBN_PUBLIC_API, WBN_PUBLIC_ACCOUNTS and WBN_PUBLIC_PORTAL are the addresses written into the latter.
 */
import { cdnConfig } from './scripts/rollup/cdn.mjs';
import { npmConfig } from './scripts/rollup/npm.mjs';

export default [...npmConfig(), ...cdnConfig()];
