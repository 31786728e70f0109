import type { Culture } from './culture.ts';

/**
 * Countries whose names differ from their region: men / women / families / company words / legal forms. An empty part keeps the region's
 * words.
 */
const local: Readonly<Record<string, string>> = {
  PH: 'Ramon Miguel Jose Paolo Andres / Maria_Luisa Angela Cristina Jasmine / Reyes Cruz Santos Mendoza Villanueva Bautista / Luzon Cebu_Strait Mactan Sampaguita Visayan_Star / Inc. Corp.',
  ID: 'Adi Budi Rizal Agus Hendra Bayu / Siti Dewi Nurul Ratna Putri / Santoso Wijaya Hidayat Setiawan Nugroho Kusuma / Nusantara Borneo_Leaf Selat Merapi Garuda_Hill Jaya_Abadi / PT',
  MY: 'Hafiz Azlan Rizal Farid Kumar / Nurul Aisyah Siti Mei_Ling / Abdullah Ismail Tan Lim Rahim Ong / Selat Bayan_Hill Kinabalu Straits_Line Perdana_Palm / Sdn._Bhd.',
  TH: 'Somchai Anan Prasert Kittisak / Anong Malee Siriporn Kanya / Srisuk Chaiyasit Wongsakul Thongdee Rattanakul / Siam_Rise Lanna Chao_Phraya_East Andaman Isan_Gold / Co.,_Ltd.',
  VN: 'Minh Tuan Duc Huy Quang / Linh Thao Huong Mai Trang / Nguyen Tran Pham Hoang Dang Vo / Mekong_Star Red_River An_Phat Truong_Hai_Bay Lotus_Dawn / JSC Co.,_Ltd.',
  SG: '/ / / Straits_Line Merlin_Bay Keppel_Hill Raffles_Row Tanjong / Pte._Ltd.',
  HK: '/ / Wong Chan Cheung Lau Leung Ho Ng / Pearl_Delta Victoria_Peak Lion_Rock Harbour_East Kowloon_Bay / Ltd. Trading_Ltd.',
  TW: '/ / Chen Lin Huang Chang Wu Tsai Hsu / Formosa_Ridge Yushan Taihe Jade_Mountain Hsin_Yi / Co.,_Ltd. Industrial_Co.,_Ltd. Technology_Co.,_Ltd.',
  PL: 'Piotr Tomasz Marek Jan Krzysztof / Anna Katarzyna Magda Agnieszka / Kowalczyk Wójcik Zieliński Nowicki Mazur Dudek / Vistula Tatra_Hill Warta Bursztyn Mazovia / Sp._z_o.o. S.A.',
  CZ: 'Jan Milan Petr Tomáš / Jana Ivana Lenka Tereza / Novotný Kraus Dvořák Svoboda Procházka Beneš / Morava Vltava Karlov Bohemia_Works Sázava / s.r.o. a.s.',
  SK: 'Milan Peter Marek Juraj / Jana Ivana Zuzana Katarína / Horváth Kováč Varga Novák Hudák / Tatra_Hill Váh Karpat Slovana / s.r.o. a.s.',
  HU: 'Gábor László Zoltán Péter / Katalin Eszter Ágnes Judit / Szabo Nagy Kovács Tóth Molnár Farkas / Balaton Tisza Karpat Alföld / Kft. Zrt.',
  RO: 'Andrei Mihai Cristian Radu / Elena Ioana Andreea Raluca / Ionescu Popa Dumitru Stan Munteanu Marin / Karpat Transilvana Bucegi Olt Delta_Verde / S.R.L. S.A.',
  BG: 'Ivan Georgi Dimitar Stefan / Elena Maria Desislava Ivana / Petrov Ivanov Dimitrov Georgiev Stoyanov / Dunav Rodopi Vitosha Trakia / OOD EOOD',
  RS: 'Milan Nikola Marko Dragan / Ivana Jelena Milica Ana / Jovanović Petrović Nikolić Marković Stanković / Dunav Morava Sava_Works Šumadija / d.o.o. a.d.',
  HR: 'Ivan Marko Tomislav Ante / Ana Ivana Marija Petra / Horvat Babić Marić Kovačević Jurić / Adria Velebit Sava_Works Dalmata / d.o.o. d.d.',
  SI: 'Marko Janez Andrej Luka / Ana Maja Petra Nina / Novak Kranjc Zupan Potočnik Kos / Triglav_Works Soča Julijska Drava / d.o.o. d.d.',
  UA: 'Dmytro Oleksandr Viktor Andriy / Oksana Olena Iryna Nataliya / Bondarenko Shevchuk Kovalenko Tkachenko Moroz / Karpat Dnipro_Line Steppe Podil / LLC PJSC',
  LT: 'Jonas Tomas Mantas Andrius / Rasa Eglė Ieva Jurgita / Kazlauskas Petrauskas Jankauskas Butkus / Baltika Nemunas Gintaro_Krantas Aukštaitija / UAB AB',
  LV: 'Jānis Andris Edgars Mārtiņš / Ilze Kristīne Inga Laura / Bērziņš Kalniņš Ozoliņš Liepa / Baltika Daugava Kurzeme Dzintara / SIA AS',
  EE: 'Jaan Andres Martin Toomas / Katrin Piret Liis Anneli / Tamm Saar Sepp Mägi Kask / Baltika Saarema_Works Viru Põhja / OÜ AS',
  RU: 'Viktor Sergei Andrei Dmitri / Elena Anna Olga Tatiana / Petrov Sokolov Volkov Morozov Lebedev / Volga_Line Ural_Works Neva Steppe / LLC JSC',
  KZ: 'Nurlan Daulet Askar Timur / Aigul Dinara Saule Madina / Akhmetov Nurpeisov Ospanov Suleimenov / Steppe Altai_Works Tien_Shan Samal / LLP JSC',
  UZ: 'Aziz Rustam Jasur Timur / Nigora Dilnoza Malika Zulfiya / Karimov Yusupov Rakhimov Tursunov / Silk_Gate Zarafshan Registan_Works Navruz / LLC JSC',
  GE: 'Giorgi Levan Davit Zurab / Nino Tamar Ketevan Mariam / Beridze Kapanadze Lomidze Gelashvili / Kolkhi Kazbegi_Works Rioni Vazi / LLC JSC',
  AZ: 'Elchin Rashad Murad Tural / Aysel Leyla Gunel Nigar / Aliyev Mammadov Huseynov Guliyev / Xazar Absheron Odlar Karvan / LLC MMC',
  CY: 'Andreas Nikos Giorgos Marios / Maria Eleni Andri Katerina / Georgiou Christodoulou Ioannou Charalambous / Aphrodite_Bay Troodos Akamas Levantine / Ltd.',
  NL: 'Jeroen Bram Sander Maarten / Sanne Femke Anouk Marloes / de_Vries van_Dam Visser Bakker Dekker / Polder Duinrand Zuiderhaven Maasland IJsselwerk / B.V. N.V.',
  SE: 'Lars Erik Anders Johan / Ingrid Maja Karin Elsa / Lindqvist Bergström Nyström Sandberg Ekström / Skärgård Norrvik Vättern Svealand / AB',
  NO: 'Lars Erik Henrik Sindre / Ingrid Astrid Kari Silje / Halvorsen Haugen Bakken Solberg Moen / Fjordline Nordvik Havn Lofotverk / AS',
  DK: 'Mikkel Lars Jens Søren / Maja Astrid Mette Louise / Mikkelsen Kjær Lauridsen Thomsen Bech / Havn Nordvik Øresund Fynbo / A/S ApS',
  FI: 'Mikko Juha Antti Timo / Kaisa Aino Laura Sanna / Koskinen Virtanen Laine Heikkinen Salonen / Saimaa Pohjola Lahtinen_Works Karhu / Oy',
  IL: 'Yossi Amir Eitan Gil / Noa Tamar Yael Shira / Mizrahi Peretz Biton Katz Avraham / Carmel Galil Sharon_Coast Negev_Works / Ltd.',
  FR: 'Julien Antoine Mathieu Laurent Olivier Benoît / Claire Sophie Camille Hélène Nathalie / Delorme Marchand Lefort Perrin Charpentier Roussel Chevalier / Ateliers_du_Rhône Val_de_Brume Armorique Grand_Large Les_Tilleuls Mont_Clair / SARL SAS SA',
  BE: '/ / Peeters Janssens Lambert Dubois Claes Wouters / Scheldt Ardenne Brabant_Works Grand_Large Mosane / SRL SA NV',
  SN: 'Moussa Ibrahima Cheikh Mamadou / Aminata Fatou Awa Mariama / Ndiaye Diallo Sarr Faye Gueye / Teranga Baobab Cap_Vert Casamance / SARL SA SUARL',
  CI: 'Moussa Yao Kouadio Serge / Aminata Adjoua Mariam Aya / Traoré Kouassi Koné Diallo Bamba / Lagune Ivoire_Plus Bandama Grand_Large / SARL SA',
  CM: 'Serge Emmanuel Hervé Blaise / Solange Estelle Marie-Claire Aline / Mbarga Tchoumi Fotso Nkeng Abena / Sanaga Wouri Mont_Fako Les_Palmiers / SARL SA',
  PK: 'Imran Bilal Usman Asif Kamran / Ayesha Sana Fatima Nadia / Qureshi Malik Chaudhry Siddiqui Baig / Indus_Line Crescent_Hill Shalimar Khyber / (Pvt.)_Ltd. Traders',
  BD: 'Kamal Rafiq Tanvir Shahid / Nadia Sharmin Farzana Nasrin / Rahman Hossain Chowdhury Islam Sarkar / Bengal_Delta Padma_Line Sundar Meghna_East / Ltd. Traders',
  IR: 'Reza Hamid Saeed Farhad / Maryam Nasrin Shirin Leila / Tehrani Ahmadi Karimi Rezaei Hosseini / Alborz_Gate Zagros Pars_Line Roshan / Co.',
  LK: 'Nuwan Chaminda Ruwan Kasun / Dilini Nimali Sanduni Ishara / Perera Fernando Silva Jayasinghe Wickrama / Ceylon_Crest Kandy_Hill Lanka_Leaf Mahaweli / (Pvt)_Ltd.',
  NP: 'Bikash Suresh Prakash Rajan / Sunita Anita Sarita Binita / Shrestha Gurung Thapa Adhikari Karki / Himgiri Annapurna_Gate Koshi Lumbini_Works / Pvt._Ltd.',
  NG: 'Chinedu Emeka Tunde Musa / Ngozi Funmi Amaka Halima / Okafor Adeyemi Balogun Eze Danjuma / Savanna Niger_Bend Lagos_Lagoon Palm_Coast / Ltd. Limited Enterprises_Ltd.',
  GH: 'Kwame Kofi Yaw Kojo / Akosua Ama Abena Efua / Mensah Boateng Asante Owusu Addo / Gold_Coast Volta_Line Ashanti_Hill Savanna / Ltd. Limited Enterprises_Ltd.',
  KE: 'Joseph Daniel Brian Kamau / Grace Wanjiru Esther Achieng / Mwangi Odhiambo Kariuki Otieno Njoroge / Savanna Rift_Valley Mara_Line Tana / Ltd. Limited Enterprises_Ltd.',
  ET: 'Abebe Daniel Dawit Yonas / Hiwot Selam Meron Tigist / Tesfaye Bekele Alemu Tadesse Girma / Blue_Nile Rift_Valley Abay_Line Simien / PLC',
  TZ: 'Joseph Juma Emmanuel Baraka / Grace Neema Asha Esther / Mushi Massawe Kimaro Mwakalinga / Serengate Kili_View Usambara Ruaha_Line / Ltd. Limited',
  UG: 'Joseph Daniel Moses Ronald / Grace Esther Sarah Brenda / Mugisha Okello Ssebunya Byaruhanga / Pearl_Crest Nile_Source Rwenzori Savanna / Ltd. Limited',
  ZA: 'Pieter Thabo Sipho Andrew / Lerato Charlotte Nomsa Megan / Botha Dlamini Naidoo van_Wyk Mokoena / Karoo Drakensberg_Works Highveld Kingfisher Protea_Row / (Pty)_Ltd',
  BR: '/ / / Serra_Verde Atlântica Vale_do_Sol Nova_Era Rio_Manso Paulista / Ltda. S.A.',
  PT: '/ / / Atlântica Beira_Alta Foz_Nova Vale_do_Lima Serra_Branca / Lda. S.A.',
  ES: '/ / / Costa_Brisa Nueva_Castilla El_Roble Monte_Claro Levante Ebro_Norte / S.L. S.A.',
  SD: '/ / Al_Tayeb Osman Elamin Babiker Hassan / Blue_Nile Al_Jazirah Wadi Nubia_Gate / Co._Ltd. Company',
};

/** Languages of countries that differ from their region. */
const tongues: Readonly<Record<string, string>> = {
  PL: 'Polish',
  CZ: 'Czech',
  SK: 'Slovak',
  HU: 'Hungarian',
  RO: 'Romanian',
  BG: 'Bulgarian',
  RS: 'Serbian',
  HR: 'Croatian',
  SI: 'Slovenian',
  UA: 'Ukrainian',
  LT: 'Lithuanian',
  LV: 'Latvian',
  EE: 'Estonian',
  GE: 'Georgian',
  NL: 'Dutch',
  SE: 'Swedish',
  NO: 'Norwegian',
  DK: 'Danish',
  FI: 'Finnish',
  GR: 'Greek',
  CY: 'Greek',
  IL: 'Hebrew',
  BD: 'Bengali',
  IR: 'Persian',
  LK: 'Tamil',
  ID: 'Indonesian',
  MY: 'Malay',
  TH: 'Thai',
  VN: 'Vietnamese',
  PH: 'Filipino',
  KE: 'Swahili',
  TZ: 'Swahili',
};

const parts = (text: string): readonly string[] =>
  text
    .trim()
    .split(/ +/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));

/** The region's culture, adapted to one of its countries. */
export function atHome(culture: Culture, country: string): Culture {
  const [male, female, family, companyWords, forms] = (local[country] ?? '').split('/ ').map(parts);
  const own = (words: readonly string[] | undefined, shared: readonly string[]) => (words?.length ? words : shared);
  return {
    ...culture,
    male: own(male, culture.male),
    female: own(female, culture.female),
    family: own(family, culture.family),
    companyWords: own(companyWords, culture.companyWords),
    spoken: tongues[country] ? ['English', tongues[country]] : culture.spoken,
    forms: forms?.length ? { ...culture.forms, [country]: forms } : culture.forms,
  };
}
