import { type FoundBrowser, findWholeChromium } from '../../tests/support/browsers.ts';
import { installTools, type Tool } from '../install/apt.ts';

const wholeChromium: Tool = {
  name: 'whole Chromium',
  packages: ['chromium'],
  isHere: () => findWholeChromium() !== undefined,
  otherwise: 'nothing is measured: a headless shell cannot tell the memory of a page, and opens no connections ahead',
};

/** A complete Chromium, installed where it is missing; undefined where it cannot be. */
export async function installWholeChromium(): Promise<FoundBrowser | undefined> {
  await installTools([wholeChromium]);
  return findWholeChromium();
}
