/** Reads the settings and starts the network. `./serve` and `./import` are the production programs. Not published. */
export { boot, type RunningNetwork } from './boot/boot.ts';
export { endWith } from './boot/end-with.ts';
export { rotateSecrets } from './boot/secrets.ts';
export { networkCdn } from './cdn/network-cdn.ts';
export { aliasOf, siteOf } from './cdn/site.ts';
export { type Addresses, addressesOf, sisterExample } from './settings/addresses.ts';
export { commandWords } from './settings/command-words.ts';
export { SettingError } from './settings/read-setting.ts';
export { demoBusinesses, readSettings, type Settings } from './settings/settings.ts';
