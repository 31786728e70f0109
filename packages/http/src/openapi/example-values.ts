/** An id in our usual form. */
const exampleID = '3f2c1d9e-7b54-4c1a-9d8e-2f6a5b4c3d21';

type Value = string | number | boolean;

/**
 * Example values by the end of a field's path (`country.code`), most specific first; the first that the schema accepts is used. The server
 * accepts them, except ids that do not exist.
 */
const values: readonly (readonly [RegExp, Value])[] = [
  [/country\.code$/, 'SA'],
  [/gender(\.code)?$/, 'F'],
  [/preferredLanguage(\.code)?$/, 'ar'],
  [/languageName$/, 'العربية'],
  [/businessType(\.code)?$/i, 'MA'],
  [/jobPosition(\.jobPositionID)?$/, '05'],
  [/industry(\.id)?$/, '0001'],
  [/subCategory$/, '0001.01.01'],
  [/categor(y|ies)$/, '0001.01'],
  [/state(\.stateID)?$/i, 'SA-01'],
  [/gender\.name$/, 'Female'],
  [/preferredLanguage\.name$/, 'Arabic'],
  [/businessType\.name$/, 'Manufacturers'],
  [/jobPosition\.name$/, 'Chief Executive Officer'],
  [/industry\.name$/, 'Automation'],
  [/countryName$/, 'Saudi Arabia'],
  [/stateName$/, 'Riyadh'],
  [/city$/i, 'Riyadh'],
  [/zipcode$/i, '12211'],
  [/^locale$/, 'ar'],
  [/email$/i, 'lina@mail.example'],
  [/password$/i, 'a long password'],
  [/origins$/, 'https://partner.example'],
  [/edition$/, 'mx'],
  [/(website|url|continue)$/i, 'https://site.example/'],
  [/address(English)?$/i, '12 King Fahd Road'],
  [/((phone|phoneNumber|fax)\.(code|countryCode)|countryCode)$/i, '+966'],
  [/(phone|fax)(Number)?$/i, '512345678'],
  [/country$/i, 'SA'],
  [/contentType$/, 'image/png'],
  [/fileSize$/, 48_213],
  [/birthDate$/, '1990-05-01'],
  [/expireDate$/, '2027-05-01'],
  [/date$/i, '2024-05-01'],
  [/expiresAt$/, '2031-05-01T09:30:00.000Z'],
  [/(datetime|At)$/, '2024-05-01T09:30:00.000Z'],
  [/(expire|expires)$/i, 1_767_225_600],
  [/(companyName|businessName)$/i, 'Najd Valves'],
  [/firstName$/i, 'Lina'],
  [/lastName$/i, 'Haddad'],
  [/profession$/, 'Mechanical engineer'],
  [/(textQuery|prefix|keywords)$/i, 'valves'],
  [/token$/i, 'kO2v0bX4n3QmE1uYwzL7'],
  [/(subject|title)$/i, 'Samples'],
  [/(price|amount)$/i, 185_000],
  [/(year\w*)$/i, 1998],
  [/leadTime$/, '2 weeks'],
  [/DeliveryTerms$/, 'FOB'],
  [/Currencies$/, 'USD'],
  [/PaymentTypes$/, 'Letter of credit'],
  [/packagingTypes$/, 'Cartons'],
  [/manufacturingFacilities$/, 'CNC machining'],
  [/spokenLanguages$/, 'Arabic'],
  [/markets\.name$/, 'Middle East'],
  [/contractManufacturing\.code$/, 'OEM'],
  [/unit$/, 'pieces'],
  [/period$/, 'month'],
  [/max$/, 50],
  [/specs\.key$/, 'Power'],
  [/specs\.value$/, '5 kW'],
  [/(certificates|label)(\.name)?$/, 'ISO 9001'],
  [/attachments\.name$/, 'drawing.png'],
  [/planId$/, 'gold-yearly'],
  [/paymentMethod$/, 'pm_1a2b3c'],
  [/externalID$/, 'SKU-1042'],
  [/folder$/, 'For the new plant'],
  [/(message|content)$/, 'Could you send us samples of your ball valves?'],
  [/(note|details|moreInfo\w+)$/i, 'See the attached register of companies.'],
  [/(Description|Presentation|description)$/, 'Ball valves and gate valves for water works'],
  [/(name|Product\d?)$/i, 'Ball valves'],
];
/** For other fields. */
const others: readonly Value[] = [exampleID, 'me', 'Ball valves', '10', 'a1', 10, 1, true];

/** Candidate values for a field's path, in order of preference. */
export const valuesFor = (path: string): readonly Value[] => [
  ...values.filter(([pattern]) => pattern.test(path)).map(([, value]) => value),
  ...others,
];
