import type { FactName } from '@wbn/contract';
import type { Widen } from '../../texts/widen.ts';
import { unitTexts } from '../units.ts';

export const en = {
  title: 'Price and delivery',
  labels: {
    price: 'Price',
    currency: 'Currency',
    priceSteps: 'Price by quantity',
    minimumOrder: 'Minimum order',
    unit: 'Unit',
    incoterms: 'Delivery terms (Incoterms)',
    leadTimeDays: 'Lead time in days',
    sample: 'Samples',
    samplePrice: 'Price of a sample',
    hsCode: 'HS code',
    model: 'Model',
  } satisfies Readonly<Record<FactName, string>>,
  /** Beside values that say the rest. */
  short: { minimumOrder: 'Minimum order', leadTimeDays: 'Lead time' },
  onRequest: 'Price on request',
  ask: 'Ask for the price',
  perUnit: '{price} / {unit}',
  dataSheets: 'Data sheets',
  quantity: 'Quantity from',
  days: { in: 'en', by: 'quantity', one: '{count} day', other: '{count} days' },
  yes: 'Yes',
  no: 'No',
  free: 'Free',
  ...unitTexts('en', {
    piece: ['piece', 'pieces'],
    set: ['set', 'sets'],
    pair: ['pair', 'pairs'],
    dozen: ['dozen', 'dozens'],
    kilogram: ['kilogram', 'kilograms'],
    gram: ['gram', 'grams'],
    tonne: ['tonne', 'tonnes'],
    litre: ['litre', 'litres'],
    metre: ['metre', 'metres'],
    squareMetre: ['square metre', 'square metres'],
    cubicMetre: ['cubic metre', 'cubic metres'],
    roll: ['roll', 'rolls'],
    sheet: ['sheet', 'sheets'],
    bag: ['bag', 'bags'],
    box: ['box', 'boxes'],
    carton: ['carton', 'cartons'],
    pallet: ['pallet', 'pallets'],
    container: ['container', 'containers'],
  }),
} as const;

export type FactWords = Widen<typeof en>;
