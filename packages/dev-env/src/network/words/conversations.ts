/** Posts as people of the trade write them. Slots: {subs} {city} {buyers} {strength} {process} {market} {number}. */
export const businessPosts: readonly string[] = [
  'New in our programme: {subs}. Data sheets are ready, ask for the price list.',
  'Our stand at the {city} trade fair is booked. Come and see {subs} at work.',
  'We have added a second shift for {subs}. Lead times are back to normal.',
  'Thank you to the team that loaded {number} containers for {market} this month.',
  'Looking for distributors of {subs} in {market}. Exclusive areas are possible.',
  'We just passed our surveillance audit without a remark. Credit to the people on the floor.',
  'Quick tip for {buyers}: ask for the test report before you compare prices.',
  'End-of-year stock list for {subs} is out. First come, first served.',
  'Our new catalogue has 64 pages and, for the first time, an Arabic edition.',
  'Two apprentices finished today with distinction. They stay with us.',
  'Price note: raw material is up {number} per cent. Offers until the end of the month stay firm.',
  'We are hiring an export clerk in {city}. Languages matter more than diplomas.',
  'The first delivery of {subs} to {market} arrived complete and on time.',
  'Question to {buyers}: what would you change about the way {subs} are packed?',
  'Estamos buscando socios para {subs} en {market}. Escríbannos por mensaje.',
  'نبحث عن موزعين جدد في المنطقة، ويسعدنا تزويدكم بالعينات وقائمة الأسعار.',
];
export const userPosts: readonly string[] = [
  'Does anybody know a reliable source of {subs} near {city}? About {number} pallets a year.',
  'Back from three days of visits in {city}. The best plants were the quiet ones.',
  'Reading contracts all morning. Please, everybody, write the Incoterm AND the place.',
  'Comparing offers for {subs}: the cheapest one forgot the packing.',
  'Good experience with a supplier from {market}: samples in five days, no excuses.',
  'What do you pay for freight to {market} these days? Our rates moved by {number} per cent.',
  'Happy to share our checklist for factory visits. Write me a message.',
  'First time importing {subs}. Which papers would you insist on?',
  'A sample says more than ten catalogues.',
  'Our purchasing team meets in {city} next month. Suppliers of {subs} are welcome to present.',
];
export const comments: readonly string[] = [
  'Congratulations to the team!',
  'Could you send the data sheet, please?',
  'What is the minimum order?',
  'We bought from them last year and would do it again.',
  'Interested. I will write you a message.',
  'Do you ship to West Africa as well?',
  'Is there an Arabic version of the catalogue?',
  'Good point about the packing.',
  'Which standard is it tested to?',
  'We had the same experience.',
  'Lead time for a first order?',
  'See you at the fair.',
  'Can the colour be changed?',
  'Well done. Solid work.',
  'Is a sample possible before the order?',
  'Thank you for sharing this.',
];
export const replies: readonly string[] = [
  'Yes, I have sent you a message.',
  'It is on our page under products.',
  'Thank you!',
  'For a first order about three weeks.',
  'Happy to help.',
  'Yes, samples are possible.',
];

/** Threads: the opening message by subject, then what the other side and the sender say in turn. */
export const threads: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'Product information': [
    [
      'Good morning, could you send us the technical data of your {subs}? We need them for {buyers}.',
      'Thank you for your interest. The data sheets are attached to each product on our page; which size do you need?',
      'The middle one. Is the certificate included?',
      'Yes, it travels with every delivery. Shall we prepare an offer?',
      'Please do, for {number} pieces.',
    ],
    [
      'Hello, do your {subs} come with a test report?',
      'Yes, each lot has one. I can send an example.',
      'That would help, thank you.',
    ],
  ],
  'Price quotation': [
    [
      'Please quote {number} units of {subs}, delivered to {city}.',
      'Thank you for the enquiry. Is sea freight fine, or do you need them by air?',
      'Sea freight. Please name the Incoterm.',
      'CIF {city}: you will have the offer tomorrow morning.',
      'Received, thank you. We need two days to decide.',
    ],
    [
      'What is your best price for a first order of {subs}?',
      'That depends on the quantity. From {number} pieces on we give five per cent.',
      'Then let us talk about {number} pieces.',
    ],
  ],
  Samples: [
    [
      'Could we have two samples of your {subs} before we order?',
      'Gladly. We charge the samples and credit them with the first order. Where shall we send them?',
      'To our office in {city}. The courier account follows.',
      'They leave on Thursday.',
    ],
  ],
  Distribution: [
    [
      'We would like to distribute your {subs} in {market}. Are you represented there?',
      'Not yet. Could you tell us about your sales team and your warehouse?',
      'Eight people and 1,200 m². We visit {buyers} every month.',
      'That sounds right. Can we have a call next week?',
      'Tuesday at ten would suit us.',
    ],
  ],
  Other: [
    [
      'We plan a visit to {city} next month. May we see your plant?',
      'You are welcome. Please send the names three days before.',
      'Thank you, I will.',
    ],
  ],
};
