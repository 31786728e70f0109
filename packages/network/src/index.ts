/** Reads the settings and starts the network: what `npm start`, `npm run serve` and the tests run. Not published. */
export { boot, type RunningNetwork } from './boot/boot.ts';
export { runningDatabase } from './boot/database-address.ts';
export { type Addresses, addressesOf, sisterExample } from './settings/addresses.ts';
export { SettingError } from './settings/read-setting.ts';
export { demoBusinesses, readServeSettings, readSettings, type Settings } from './settings/settings.ts';
