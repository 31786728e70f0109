import { states } from '../states/index.ts';
import { africa } from './africa.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { northAmerica } from './north-america.ts';
import { oceania } from './oceania.ts';
import { southAmerica } from './south-america.ts';
import type { CityNames } from './types.ts';

export type City = {
  readonly name: string;
  readonly countryCode: string;
  /** Set exactly when the country has states. */
  readonly stateID?: string;
};

const sources: CityNames = { ...africa, ...asia, ...europe, ...northAmerica, ...oceania, ...southAmerica };

function stateIDOf(countryCode: string, state: string): string {
  const own = states.find(
    ({ countryCode: of, stateID, stateName }) =>
      of === countryCode && (stateName === state || stateID === `${countryCode}-${state}`),
  );
  if (!own) throw new Error(`No state ${state} in ${countryCode}`);
  return own.stateID;
}

function citiesIn(countryCode: string): City[] {
  const source = sources[countryCode] ?? [];
  if (Array.isArray(source)) return source.map((name: string) => ({ name, countryCode }));
  return Object.entries(source).flatMap(([state, names]: [string, readonly string[]]) => {
    const stateID = stateIDOf(countryCode, state);
    return names.map((name) => ({ name, countryCode, stateID }));
  });
}

/** Trading cities of about a hundred countries: places for a demonstration, not a complete list. */
export const cities: readonly City[] = Object.keys(sources).flatMap(citiesIn);

/** The listed cities of a country; empty if there are none. */
export function citiesOf(countryCode: string): City[] {
  return cities.filter((city) => city.countryCode === countryCode);
}
