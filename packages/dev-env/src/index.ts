/** Boots the whole network with realistic data: what `npm start` and the tests run. Not published. */
export { type Addresses, addressesOf, sisterExample } from './boot/addresses.ts';
export { boot, type RunningNetwork } from './boot/boot.ts';
export { runningDatabase } from './boot/database-address.ts';
export { SettingError } from './boot/read-setting.ts';
export { demoBusinesses, readServeSettings, readSettings, type Settings } from './boot/settings.ts';
export { demoEmails, demoPassword } from './network/demo-logins.ts';
