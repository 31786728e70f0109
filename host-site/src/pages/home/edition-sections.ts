/** The sections of the home page that name or count the sites of the network: one file, fetched later. */
export { NetworkNumbers } from './NetworkNumbers.tsx';
export { TerritorialLogos } from './TerritorialLogos.tsx';
