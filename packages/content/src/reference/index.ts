export {
  type BusinessType,
  type BusinessTypeCode,
  businessTypes,
  type SearchTypeCode,
} from './business-types.ts';
export { type City, cities, citiesOf } from './cities/index.ts';
export { type Continent, type Country, countries, countryByCode, flagOf } from './countries/index.ts';
export { type Language, languages } from './languages.ts';
export { type Gender, genders, type JobPosition, jobPositions } from './people.ts';
export { type State, states, statesOf, type UsState, usStates } from './states/index.ts';
