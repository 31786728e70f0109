import { africa } from './africa.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { northAmerica } from './north-america.ts';
import { oceania } from './oceania.ts';
import { southAmerica } from './south-america.ts';
import { usStates } from './united-states.ts';

export type { UsState } from './types.ts';
export { usStates } from './united-states.ts';

export type State = {
  /** Country code and position in our list ('SA-01'), postal code for the United States ('US-CA'). Not ISO 3166-2. */
  readonly stateID: string;
  readonly stateName: string;
  readonly countryCode: string;
};

const numbered = Object.entries({ ...africa, ...asia, ...europe, ...northAmerica, ...oceania, ...southAmerica });

/** States, regions or provinces; countries without an entry have none. */
export const states: readonly State[] = [
  ...numbered.flatMap(([countryCode, names]) =>
    names.map((stateName, index) => ({
      stateID: `${countryCode}-${String(index + 1).padStart(2, '0')}`,
      stateName,
      countryCode,
    })),
  ),
  ...usStates.map(({ code, name }) => ({ stateID: `US-${code}`, stateName: name, countryCode: 'US' })),
];

/** The states of a country in display order; empty if it has none. */
export function statesOf(countryCode: string): State[] {
  return states.filter((state) => state.countryCode === countryCode);
}
