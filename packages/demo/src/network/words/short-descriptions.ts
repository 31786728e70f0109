/**
 * One or two sentences: offer, customers, advantage. Slots: {subs2} {subs3} goods; {buyers} {buyers2}; {process} {process2} after "we";
 * {strength} {strength2}; {market} {market2}; {city} {country} {year} {employees} {stake}; {maker} {makers} {make} {made} {plant} in the
 * words of the trade.
 */
export const shortOfGoods: Readonly<Record<string, readonly string[]>> = {
  MA: [
    '{Subs3}, {made} in {city} for {buyers}. We {process}.',
    '{Maker} of {subs3} since {year}, known for {strength}.',
    'We {make} {subs2} for {buyers}, with {strength}.',
    'Family-run {plant} in {city} for {subs3}. We {process} and ship to {market}.',
    '{Subs2} from our own {plant} in {city}, with {strength} and {strength2}.',
    'From {city} to {market}: {subs2} for {buyers}. We {process}.',
    '{Buyers} and {buyers2} have bought {subs2} from us since {year}. We {process}.',
    'We {process} and {process2}. The result: {subs3} for {buyers}.',
    'Independent {maker} in {city} with {employees} people and one subject: {subs3}.',
    '{Subs3}, to order and from stock, with {strength}. Our {plant} in {city} was built in {year}.',
    'OEM and private-label {maker} of {subs2} for {buyers} in {market} and {market2}.',
    'A {maker} of {subs2} that answers the phone: {strength}, {strength2}.',
    'What {buyers} need, we {make} in {city}: {subs3}. We {process}.',
    '{Employees} people, one {plant}, {subs2}: we {process} and deliver to {market}.',
  ],
  DI: [
    'Distributor of {subs3} for {buyers} in {country} and beyond, with {strength}.',
    'Regional stock of {subs2} in {city}; {strength} for {buyers}.',
    'We bring {subs3} to {buyers} and stand for {strength}.',
    'Authorized for several {makers} of {subs2}. Warehouse in {city}, {strength}, {strength2}.',
    'Your second shelf for {subs2}: delivered from {city} the next working day, with {strength}.',
    'Since {year} the partner of {buyers} for {subs3}. Offices in {city}, deliveries to {market}.',
    'Sole distributor in {country} for {subs2} of four {makers}, with {strength}.',
    '{Subs3} for {buyers}, held in {city} and explained by people who have used them.',
  ],
  WS: [
    '{Subs3} by the pallet from our warehouse in {city}, with {strength}.',
    'Wholesale of {subs2} to {buyers}: short lists, firm prices and {strength}.',
    'Wholesaler in {city} since {year}: {subs3} for {buyers}.',
    'We keep {subs3} on the shelf so that {buyers} need not. Known for {strength}.',
    'Cash and carry for {subs2} in {city}, with delivery to {market}.',
    'Mixed pallets of {subs3} for {buyers}, one invoice, one truck. {Strength} included.',
    'The wholesale house for {subs2} in {city}: {employees} people, {strength} and {strength2}.',
  ],
  IM: [
    'Importer of {subs3} into {country} for {buyers}, customs and papers included.',
    'We source {subs2} abroad, check them on arrival and deliver to {buyers}.',
    'Importing {subs3} since {year}, with {strength} and a warehouse in {city}.',
    'Looking for reliable {makers} of {subs2}. We supply {buyers} all over {country}.',
    'Containers of {subs2} every month, split into what {buyers} can use. Stock in {city}.',
    'We buy {subs3} from {market} and {market2}, in our own name and at our own risk, for {buyers}.',
    'Import house in {city}: {subs2}, inspected twice, with {strength}.',
  ],
  EX: [
    'Exporter of {subs3} from {country} to {market}, with {strength}.',
    '{Subs2} from {country} for {buyers} abroad: consolidated, inspected and documented in {city}.',
    'We ship {subs3} from {city} to {market} every week. Known for {strength}.',
    'Export house for {subs2} since {year}, with {strength} and {strength2}.',
    'One contact, many {makers}: {subs3} from {country} in mixed containers to {market} and {market2}.',
    'Buyers in {market} know us for {subs2} and for {strength}.',
    'We speak for smaller {makers} of {subs2} in {country} and load their goods together in {city}.',
  ],
  RE: [
    'Trade counter for {subs3} in {city}, with {strength}.',
    '{Subs2} for {buyers} in {city} since {year}, by the piece and by the box.',
    'Everything around {subs2} under one roof in {city}. Known for {strength}.',
    'We sell {subs3} over the counter and online, with {strength}.',
    'Three branches around {city}, one list: {subs3} at prices that are written on the shelf.',
    'Retailer of {subs2} in {city}: try it here, take it home or have it sent.',
    'Online and in {city}: {subs3}, with {strength} and {strength2}.',
  ],
};

/** For service companies of any type. */
export const shortOfServices: readonly string[] = [
  '{Subs3} for {buyers}. We {process}.',
  '{Subs2} from {city}, with {strength} and {strength2}.',
  'Since {year} we have looked after {buyers}: {subs3}, with {strength}.',
  'We {process}: {subs2} for {buyers} in {country} and {market}.',
  'An office of {employees} people in {city} for {subs3}. We {process}.',
  '{Subs2} for {buyers} and {buyers2}, known for {strength}.',
  'Independent and owner-run: {subs3} from {city}, with {strength}.',
  'We {process} and {process2}. That is what {buyers} pay us for.',
  '{Subs3} between {country} and {market}, with {strength}.',
  'Ask {buyers} about us: {subs2}, {strength}, {strength2}.',
];

export const shortOfAdvisers: Readonly<Record<string, readonly string[]>> = {
  IN: [
    'Investor in {makers} of {subs2} in {country} and {market}. Stakes from {stake} million US dollars.',
    'We finance the growth of companies around {subs2}: sites, working capital and export credit.',
    'Patient capital for family businesses around {subs3}. Office in {city}.',
    'Fund for {subs2} with an engineering team of our own, investing since {year}.',
    'From {city} we back founders who know {subs2} better than spreadsheets. First tickets from {stake} million US dollars.',
    'Minority stakes and order finance for {makers} of {subs3} in {market} and {market2}.',
    'Holding of mid-sized companies around {subs2}. We buy to keep, and have done so since {year}.',
  ],
  CO: [
    'Consultants for {buyers}: sourcing, audits and contracts for {subs2}.',
    'Independent advice on {subs3}, from the first idea to acceptance. Based in {city}.',
    'We help {buyers} choose, audit and improve {makers} of {subs2}, for a fee fixed beforehand.',
    'Advisers on quality, export and purchasing of {subs2} since {year}, working in {market}.',
    '{Employees} specialists in {city} who have spent their lives around {subs2}, now on the side of {buyers}.',
    'Market studies, supplier audits and training for {subs3} in {country} and {market}.',
    'Second opinions for {buyers}: what {subs2} should cost, and why.',
  ],
  GO: [
    'Public office that helps {makers} of {subs2} in {city} find buyers abroad. Our services are free.',
    'We support companies around {subs3} with permits, land, training and export papers.',
    'Trade desk for {subs2}: verified supplier lists, delegations and matchmaking for foreign buyers.',
    'Agency in {city} for companies around {subs2}. One contact from first question to licence.',
    'Buyers from abroad find verified {makers} of {subs3} through us, without a fee.',
    'We bring {makers} of {subs2} from {country} to fairs and buyers in {market} and {market2}.',
    'Public help desk in {city} for exports, standards and customs around {subs3}.',
  ],
};
