export { accountUrl, beginLogin, isSecondTry, type LoginOptions } from './begin.ts';
export { type Finished, finishLogin, returnFromLogin } from './finish.ts';
export { type Handover, readHandover } from './handover.ts';
export { browserLogin, type LoginPlatform } from './platform.ts';
export { readSetID, safeContinue } from './set-id.ts';
