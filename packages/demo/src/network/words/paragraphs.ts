/** Paragraphs of general descriptions, by their part. Slots as in short-descriptions, and {name} the company, {subs4} up to four wares. */
export const openings: readonly string[] = [
  '{name} was founded in {city} in {year} and today has about {employees} people.',
  'Since {year}, {name} has worked from {city}, {country}. About {employees} people belong to the company.',
  '{name} is at home in {city}. It began in {year} and is a team of {employees} today.',
  'In {year} three colleagues opened {name} in {city}; today {employees} people work with us.',
  '{name} has belonged to the same family since {year}. The company has {employees} people, most of them in {city}.',
  'Our address has been in {city} since {year}. {Employees} people work for {name}, and the ways between them are short.',
  '{name} began in {year} with one customer in {market}. Now {employees} people in {city} serve customers there and in {market2}.',
  'A rented hall in {city}, {country}, was the first home of {name} in {year}. The team of today counts about {employees}.',
  'Two engineers and a merchant started {name} in {year}. The merchant still signs the offers; {employees} people do the rest.',
  '{name}, {city}: founded in {year}, about {employees} people, owned by those who run it.',
];
export const publicOpenings: readonly string[] = [
  '{name} was set up in {year} to make the region visible to buyers abroad. {Employees} people work in {city}.',
  '{name} belongs to the public administration of {country}. Since {year} it has been the first address for companies around {subs2}.',
  'Since {year}, {name} has stood between companies and the many offices they have to visit. {Employees} people in {city} answer.',
  'Companies around {subs2} asked for one door in {city}; {name} has been that door since {year}.',
  '{name} works for companies of the region, not for profit. It was founded in {year} and has {employees} people.',
  'From {city}, {name} has helped companies export since {year}. Its {employees} people speak with ministries so that you need not.',
];

export const offersOfGoods: readonly string[] = [
  'Our range covers {subs4}. Customers are mostly {buyers} and {buyers2}.',
  'We concentrate on {subs3}, because we would rather do a few things well. {Buyers} come back to us for {strength}.',
  'The list is short on purpose: {subs4}. Each article is one we would use ourselves.',
  '{Buyers} and {buyers2} order {subs3} from us, often for many years.',
  'In the catalogue you find {subs4}. What is not in it, we discuss: drawings and samples are welcome.',
  'Our customers are {buyers}, {buyers2} and those who supply them. For them we keep {subs3}.',
  'Most of the turnover comes from {subs2}; {buyers} know us for them. Beside that stands everything that belongs to the trade.',
  '{Subs4}: that is the programme. Standard sizes are quoted the same day, special ones within three.',
  'We supply {subs3} to {buyers}. A third of the orders are repeats without a new quotation, which we take as praise.',
  'Whoever asks for {subs2} gets a sample first and a price second. {Buyers} and {buyers2} have worked with us in this way for years.',
];
export const offersOfServices: readonly string[] = [
  'We offer {subs4}. Clients are mostly {buyers} and {buyers2}.',
  'Our work is {subs3}. {Buyers} come to us for {strength}.',
  '{Subs4}: that is what we do, and what we do not do we say in the first call.',
  'Clients are {buyers} and {buyers2}. They give us {subs2} and keep their own people for their own business.',
  'A file has one owner here, from the first question to the invoice. That holds for {subs3} alike.',
  '{Buyers} order {subs2} from us, often first for one case and then for all of them.',
  'Fees for {subs3} are named before the work and hold afterwards.',
];

export const makings: readonly string[] = [
  'We {process}, and we {process2}. Visitors are welcome to see it.',
  'What sets us apart is simple: we {process}. On top of that come {strength} and {strength2}.',
  'Quality is not a department here. We {process}, we {process2}, and whoever finds a fault stops the line.',
  'What others buy in, we do ourselves: we {process} and {process2}.',
  'We {process}. That takes longer, and it is why complaints stay below one in a thousand.',
  'Of every order we keep a retained sample and the records. We {process}, so there is something to record.',
  'The newest investment is two years old, the oldest machine forty; both earn their place. We {process} and {process2}.',
  'Ask for a tour: you will see how we {process}. Customers name {strength} as the reason why they stay.',
  'We {process}, we {process2}, and we write down both. {Strength} follows from it.',
];
export const servings: readonly string[] = [
  'We {process}, and we {process2}.',
  'How we work: we {process}. On top of that come {strength} and {strength2}.',
  'We {process}. Reports are written so that they can be shown to others.',
  'What clients name first are {strength} and {strength2}. Behind it stands a habit: we {process}.',
  'We {process} and {process2}. Whoever leaves us can take the whole file along.',
  'No file is passed from desk to desk. We {process}, and the same person picks up the phone.',
];
export const tradings: readonly string[] = [
  'What customers name first are {strength} and {strength2}.',
  'We keep what sells in {city} and order the rest weekly. Customers value {strength}.',
  'A buyer speaks with the same person from enquiry to delivery, and gets {strength}.',
  'Suppliers are visited every year, without notice. We sell what we have seen.',
  'Our warehouse in {city} is scanned, not searched: what the list shows is on the shelf. Then there is {strength}.',
  'Prices hold for three months, in writing. Customers also count on {strength}.',
  'Claims are settled within ten days, from our own pocket first. {Strength} is the other reason why customers stay.',
  'We carry two sources for most articles, so that one late ship does not stop anybody.',
];
export const reaches: readonly string[] = [
  'We ship to {market} and {market2}. Tell us the port and the quantity, and you have a price within two working days.',
  'Most orders go to {market}. New customers may start with a trial order; papers are prepared in English.',
  'Enquiries from {market} and {market2} are answered the same day. Samples follow within a week.',
  'If you are new to buying from {country}, ask us: we explain terms, papers and lead times before you decide.',
  'Half of what leaves {city} goes abroad, above all to {market}. Our export desk knows the forms that customs there want to see.',
  'We load full containers and single pallets alike; {market} and {market2} are served every month.',
  'For {market} we work with a partner who keeps stock. Elsewhere we deliver directly, insured to your door if you wish.',
  'First orders are small as a rule, and we treat them as if they were not. Write to us with quantity and place.',
  'Our people visit {market} twice a year. If you would like to meet, say so in a message.',
  'Send a drawing, a sample or just a photograph: an offer from {city} takes two working days.',
];
export const reachesOfServices: readonly string[] = [
  'We work in {country} and in {market}. The first talk costs nothing.',
  'Clients in {market} and {market2} reach us in their own office hours.',
  'Write to us in a few lines what it is about; a first answer comes within a working day.',
  'New clients begin with one case and a fixed fee. Whoever is content may stay.',
  'Through partners we also work in {market}; the contract stays with us in {city}.',
  'References from {market} may be called; we send the numbers on request.',
];

export const ofAdvisers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  IN: [
    [
      'We invest in companies around {subs3}, as a rule with {stake} to {stakes} million US dollars for a minority.',
      'Our portfolio has companies around {subs4}. None of them was bought to be sold within three years.',
      'We look for {makers} of {subs2} whose order book is full and whose bank is cautious.',
      '{Subs3} are what we understand, and we do not invest in anything else.',
    ],
    [
      'Founders keep the say. What we add is a financial director, a second market and patience.',
      'A decision takes six weeks from the first visit; we say no quickly and yes in writing.',
      'Beside capital we bring customers: {buyers} in {market} know us.',
      'We meet the workforce before we read the accounts. Both have to be sound.',
    ],
  ],
  CO: [
    [
      'We advise {buyers} and {buyers2} on {subs3}.',
      'Our subject is {subs4}: what they should cost, who {makes} them well and how to write it into a contract.',
      '{Buyers} call us before they sign. We audit {makers} of {subs2}, compare offers and sit beside them at the table.',
      'We have worked for both sides of the table, {buyers} and {makers} of {subs2}. Never for both at once.',
    ],
    [
      'Fees are fixed beforehand. We take no commission from anybody, and our contracts say so.',
      'Our people have run plants, laboratories and purchasing departments. They write reports of ten pages, not of a hundred.',
      'Work begins with two days on the spot. After that you know whether you need us at all.',
      'A project ends with your people doing it alone. Most of our clients call again, for something else.',
    ],
  ],
  GO: [
    [
      'We work for companies around {subs4}: permits, land, training, fairs.',
      'For buyers we keep a list of {makers} of {subs3}, checked every year on the spot.',
      'Companies around {subs2} get one contact here who speaks with all other offices.',
      'Each year we take some forty companies around {subs3} to fairs in {market} and {market2}.',
    ],
    [
      'Our services are free for companies of the region and for their buyers.',
      'Enquiries from abroad are answered within three working days, in English and in the language of the country.',
      'We do not trade and take no commission. Whoever finds a partner through us owes us a line about how it went.',
      'Delegations are welcome in {city}: we plan the visits and bring an interpreter.',
    ],
  ],
};
