import type { Handler } from '../handler.ts';
import { interfaceLocales } from '../translation/languages.ts';

/** The languages into which the network translates messages; none without a service. */
export const readTranslation: Handler<'readTranslation'> = async (_input, { translator }) => ({
  to: translator === null ? [] : [...interfaceLocales],
});
