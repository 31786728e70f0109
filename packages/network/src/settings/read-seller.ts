import { type Environment, SettingError } from './read-setting.ts';

/** The company on receipts. */
export interface SellerSettings {
  readonly name: string;
  readonly address: readonly string[];
  readonly country: string;
  readonly vatNumber: string;
  readonly taxPercent: number;
}

const names = [
  'WBN_SELLER_NAME',
  'WBN_SELLER_ADDRESS',
  'WBN_SELLER_COUNTRY',
  'WBN_SELLER_VAT',
  'WBN_SELLER_TAX',
] as const;

/**
 * The WBN_SELLER_ settings: all of them or none.
 * @throws SettingError that says what to write
 */
export function readSeller(env: Environment): SellerSettings | undefined {
  const [name, address, country, vatNumber, tax] = names.map((each) => env[each]);
  if (!names.some((each) => env[each])) return undefined;
  const missing = names.find((each) => !env[each]);
  if (missing || !name || !address || !country || !vatNumber || !tax) {
    throw new SettingError(`${missing} is missing. Write all of ${names.join(', ')}, or none of them.`);
  }
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new SettingError(`WBN_SELLER_COUNTRY is "${country}". Write two letters, as in SA.`);
  }
  const taxPercent = Number(tax);
  if (!/^\d+(?:\.\d+)?$/.test(tax) || taxPercent > 50) {
    throw new SettingError(`WBN_SELLER_TAX is "${tax}". Write a percentage from 0 to 50, as in 15.`);
  }
  return { name, address: address.split(';').map((line) => line.trim()), country, vatNumber, taxPercent };
}

/** For receipts of a demonstration. The company does not exist. */
export const demoSeller: SellerSettings = {
  name: 'WBN Demonstration Est.',
  address: ['1 Example Street', 'Riyadh 11564'],
  country: 'SA',
  vatNumber: '300000000000003',
  taxPercent: 15,
};
