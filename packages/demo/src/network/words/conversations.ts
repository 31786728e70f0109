/** Messages in turn; the sender begins. */
export type Thread = readonly string[];

/**
 * Threads by subject. Slots: {subs} of the receiver, {city} of the sender, {theirCity} of the receiver, {market} {buyers} {number} {few}
 * {percent} {month}.
 */
export const goodsThreads: Readonly<Record<string, readonly Thread[]>> = {
  'Product information': [
    [
      'Good morning, could you send us the technical data of your {subs}? We would supply them to {buyers}.',
      'Thank you for your interest. The data stand with each product on our page; which version do you need?',
      'The one in the middle of the list. Is the certificate included?',
      'Yes, it travels with every delivery. Shall we prepare an offer?',
      'Please do, for {number} pieces.',
    ],
    [
      'Hello, do your {subs} come with a test report?',
      'Yes, each lot has one. I can send an example.',
      'That would help, thank you.',
    ],
    [
      'We are comparing suppliers of {subs}. What is the difference between your standard and your better version?',
      'In short: material and warranty. The longer answer is a page, which I am sending you now.',
      'Read it, very clear. Which of the two do you sell more often?',
      'Nine of ten customers take the standard one and are content with it.',
      'An honest answer. We will come back with a quantity.',
    ],
    [
      'Are your {subs} approved for use in {market}?',
      'Yes. The certificate number is on our page, the original can be seen here at any time.',
      'Could you add a translation for our authority?',
      'Certified translation takes about a week. We have ordered it today.',
      'Excellent service, thank you.',
    ],
    [
      'How long can {subs} be stored before use?',
      'That depends on the article. Please tell me which one you have in mind, and I will look it up.',
      'I will send the list from our warehouse tomorrow.',
    ],
  ],
  'Price quotation': [
    [
      'Please quote {number} units of {subs}, delivered to {city}.',
      'Thank you for the enquiry. Is sea freight fine, or do you need them by air?',
      'Sea freight, please. And name the Incoterm with its place.',
      'CIF, nearest port to {city}: you will have the offer tomorrow morning.',
      'Received, thank you. We need two days to decide.',
    ],
    [
      'What is your best price for a first order of {subs}?',
      'That depends on the quantity. From {number} pieces on we give five per cent.',
      'Then let us talk about {number} pieces.',
    ],
    [
      'We need a budget price for {subs} by Thursday, for a tender in {market}.',
      'You will have it on Wednesday. Do you know the quantity already?',
      'Between {number} and twice as many. Delivery in {month}.',
      'Then we quote two steps. Validity ninety days, will that do?',
      'Perfect for the tender. Thank you.',
    ],
    [
      'Your price for {subs} is {percent} per cent above our present supplier. Can you explain it?',
      'Gladly. Packing, test report and delivery to {city} are included. Are they on the other side?',
      'The packing is, the rest is not. Let me calculate again.',
      'Take your time. The offer is valid until the end of the month.',
      'Calculated: you are cheaper. Please send the pro forma.',
      'It is in your mail. Thank you for the trust.',
    ],
    [
      'Do your prices for {subs} hold for the whole year?',
      'For half a year, in writing. After that we follow the index in both directions.',
      'That is fair. Please put it into the contract.',
      'Done. The draft is on its way to {city}.',
    ],
  ],
  Samples: [
    [
      'Could we have two samples of your {subs} before we order?',
      'Gladly. We charge the samples and credit them with the first order. Where shall we send them?',
      'To our office in {city}. The courier account follows.',
      'They leave on Thursday.',
    ],
    [
      'The samples of {subs} arrived. Two of three are right, the third is too large.',
      'Thank you for the quick word. We will send the smaller one today.',
      'No hurry, it is enough next week.',
      'It is on its way all the same. The number is in your mail.',
      'All three are right now. The order will follow after our meeting.',
    ],
    [
      'Is a sample of {subs} possible with our own label?',
      'Yes, if you send the artwork. A printed sample takes about ten days.',
      'The file is attached to my mail of this morning.',
      'Received and checked; one font is missing.',
    ],
    [
      'How many samples of {subs} do you need back after our test?',
      'None, please keep them. We would only like to read the result.',
      'You will have it, good or bad.',
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
    [
      'Is the area around {city} still free for your {subs}?',
      'It is. We ask for a first stock order and a yearly plan, no entry fee.',
      'What size of first order do you have in mind?',
      'About {number} units. We take back what does not sell within a year.',
      'That is generous. Please send the draft of the agreement.',
    ],
    [
      'We already sell a related range to {buyers}. Your {subs} would complete it.',
      'Thank you. Which brands are in your range today?',
      'None that competes with you. I will send the list.',
      'Received. We would like to visit you in {city} in {month}.',
      'You are welcome. We will book a hotel for you.',
    ],
    [
      'Do you protect your distributors when an enquiry comes directly?',
      'Always. It is forwarded the same day, and the distributor makes the offer.',
      'Then we have a basis. What about our own labels?',
      'Possible from {number} units on.',
    ],
  ],
};

/** Inquiries to companies for services, advice or finance. */
export const serviceThreads: Readonly<Record<string, readonly Thread[]>> = {
  'Product information': [
    [
      'Good morning, we read about your work in {subs}. Is it open to companies from {market}?',
      'Yes, about a third of our clients come from there. What is it about?',
      'We plan a first project in {theirCity} in {month}.',
      'Then a call of half an hour makes sense. Would Wednesday suit you?',
      'Wednesday at eleven, thank you.',
    ],
    [
      'Who would be our contact if we order {subs} from you?',
      'I would, from the first day to the last.',
      'That is what we wanted to hear.',
    ],
    [
      'How long does a case of {subs} take as a rule?',
      'Between {few} and eight weeks. It depends on how complete the papers are.',
      'Could you send a list of what is needed?',
      'It is in your mail. Most of it you will have in the drawer.',
    ],
    [
      'Do you have references for {subs} with {buyers}?',
      'Several. Two of them may be called, I have just asked.',
      'We have spoken with one of them. Very good impression, thank you.',
      'I am glad. Shall I prepare a proposal?',
      'Please do.',
    ],
  ],
  'Price quotation': [
    [
      'What do you charge for {subs}?',
      'A fixed fee, named before the work. May I ask three questions about the size?',
      'Of course, go ahead.',
      'I have sent them as a short form; it takes five minutes.',
    ],
    [
      'We have three proposals for {subs} on the table. Yours is the shortest. Is everything included?',
      'Everything except travel, which is on page two.',
      'Then it is also the clearest. We will decide on Monday.',
      'Thank you. Until then the date in {month} stays reserved.',
    ],
    [
      'Is a yearly contract for {subs} cheaper than single orders?',
      'From the third order on, yes. The table is attached to my mail.',
      'Clear. We begin with a single one.',
    ],
    [
      'Can the fee be paid in two parts?',
      'Yes: half at the start, half after acceptance.',
      'Agreed. Please send the order form to {city}.',
      'Sent. We begin as soon as it is back.',
      'Signed and returned.',
    ],
  ],
};

/** Threads about other subjects. */
export const otherThreads: readonly (readonly [subject: string, lines: Thread])[] = [
  [
    'Visit to {theirCity}',
    [
      'We plan a visit to {theirCity} next month. May we see your company?',
      'You are welcome. Please send the names three days before.',
      'Thank you, I will.',
    ],
  ],
  [
    'Meeting at the fair',
    [
      'Will you have a stand at the fair in {month}? We would like to meet.',
      'We will be there as visitors. Shall we say Tuesday, after lunch?',
      'Tuesday at two, at the main entrance. I will have a blue folder.',
    ],
  ],
  [
    'New contact person',
    [
      'Our purchasing has moved to {city}; from {month} on I am your contact.',
      'Thank you for the note, we have changed it in our system. Welcome!',
      'Looking forward to working together.',
    ],
  ],
  [
    'Reference request',
    [
      'You were recommended to us by a partner in {market}. May we name you as a reference contact in our tender?',
      'With pleasure. Please tell us what it is about, in two lines.',
      'Supply to {buyers} over three years. The authority may call you in {month}.',
      'Understood, we will take the call.',
    ],
  ],
  [
    'Payment terms',
    [
      'Would you accept thirty days after invoice for regular orders?',
      'After the second order, gladly. For the first one we ask for half in advance.',
      'That is fine for us.',
    ],
  ],
];

/** For two parties who speak Spanish. Without goods, whose names are English. */
export const spanishThreads: Readonly<Record<string, readonly Thread[]>> = {
  'Product information': [
    [
      'Buenos días, ¿podrían enviarnos las fichas técnicas de su gama?',
      'Buenos días. Con gusto, se las enviamos esta tarde. ¿Para qué aplicación las necesitan?',
      'Para un cliente en {city}. Gracias por la rapidez.',
    ],
  ],
  'Price quotation': [
    [
      'Necesitamos una cotización para {number} unidades, entregadas en {city}.',
      'Gracias por su consulta. ¿Para qué fecha las necesitan?',
      'A más tardar en seis semanas.',
      'Entonces llegamos a tiempo. Mañana tiene la oferta en su correo.',
    ],
  ],
};
export const arabicThreads: Readonly<Record<string, readonly Thread[]>> = {
  'Product information': [
    [
      'السلام عليكم، نرجو تزويدنا بالمواصفات الفنية لمنتجاتكم.',
      'وعليكم السلام، يسعدنا ذلك. سنرسل الملفات اليوم، هل لديكم مقاس محدد؟',
      'المقاسات المتوفرة لديكم تكفينا حاليًا، شكرًا لكم.',
    ],
  ],
  'Price quotation': [
    [
      'نحتاج إلى عرض سعر لعدد {number} وحدة مع التوصيل.',
      'أهلًا بكم، سيصلكم العرض غدًا صباحًا. ما مدة التوريد المطلوبة؟',
      'خلال أربعة أسابيع إن أمكن.',
      'نعم، ذلك ممكن إن شاء الله.',
    ],
  ],
};
