import type { Terms } from '../types.ts';

export const businessServices: Terms = {
  'Sea Freight':
    'ocean freight, shipping company, sea shipping, container shipping, fcl, lcl, freight forwarder, freight forwarding, ocean shipping, shipping line, shipping agent, freight?, shipping?, international shipping, international freight',
  'Air Freight':
    'air cargo, air shipping, cargo airline, air freight forwarder, airfreight, air shipment, cargo flight',
  'Road Transport':
    'trucking, haulage, lorry transport, truck transport, land freight, ftl, road freight, trucking company, truckload, land transport, lorry hire, trucks transport, haulier, lorry?, lorries?, haulage company',
  'Customs Clearance':
    'customs broker, customs clearance, customs agent, import clearance, clearing agent, customs brokerage, clearing and forwarding, customs declaration',
  Warehousing:
    'warehouse rental, storage services, fulfillment, 3pl, warehouse storage, fulfilment center, bonded warehouse, warehouse for rent, distribution center, self storage, order fulfilment, warehouse, warehouses, warehouse space',
  'Courier Services':
    'courier, express delivery, parcel delivery, door to door delivery, dhl, last mile delivery, express shipping, parcel service, couriers, same day delivery, messenger service, shipping?',
  'Project Cargo':
    'heavy lift, oversized cargo, heavy haulage, break bulk, breakbulk, heavy transport, out of gauge cargo, abnormal load, ro-ro shipping, low bed transport',
  'Cold Chain Logistics':
    'refrigerated transport, reefer transport, cold storage, reefer truck, cold storage warehouse, temperature controlled transport, refrigerated truck, frozen storage, cold store, refrigerated warehouse',
  'Letters of Credit':
    'l/c, letter of credit, documentary credit, lc issuance, usance lc, documentary letter of credit, trade finance, standby letter of credit, sblc',
  'Export Credit Insurance':
    'trade credit insurance, credit insurance, export insurance, accounts receivable insurance, political risk insurance, cargo insurance, marine insurance, insurance?',
  Factoring:
    'invoice factoring, invoice discounting, invoice finance, receivables financing, factoring company, invoice financing, supply chain finance',
  'Currency Exchange':
    'foreign exchange, forex, fx, money exchange, money transfer, currency hedging, exchange office, international payments, fx hedging, remittance, money changer',
  'Bank Guarantees':
    'bank guarantee, performance bond, bid bond, surety bond, letter of guarantee, tender bond, advance payment guarantee, bg',
  'Pre-Shipment Inspection':
    'psi inspection, quality inspection, product inspection, inspection company, quality control inspection, container loading inspection, qc inspection, third party inspection, goods inspection',
  'Laboratory Testing':
    'lab testing, product testing, material testing, testing lab, test laboratory, food testing, testing laboratory, water testing, soil testing, chemical analysis, ndt testing, calibration services',
  'Quality System Certification':
    'iso certification, iso 9001 certification, iso certificate, quality certification, iso consultant, iso 14001 certification, haccp certification, iso registration, iso 22000 certification, iso 45001 certification',
  'Halal Certification':
    'halal certificate, halal certification body, halal approval, halal logo, halal accreditation, kosher certification',
  'Factory Audits':
    'factory audit, supplier audit, vendor audit, social compliance audit, bsci audit, supplier verification, sedex audit, smeta audit, supplier assessment',
  'Product Compliance':
    'ce marking, ce certification, saber certificate, saso, fda registration, product certification, rohs testing, ce mark, fcc certification, reach compliance, conformity certificate, certificate of conformity, gmark',
  'Contract Law':
    'commercial lawyer, contract lawyer, legal contract, corporate lawyer, business lawyer, law firm, attorney, lawyer?, contract drafting, solicitor, commercial law, legal advice',
  'Trademark Registration':
    'trade mark, brand registration, patent, intellectual property, ip lawyer, patent attorney, copyright registration, trademark lawyer, patent registration, logo registration, trademark agent',
  'International Arbitration':
    'arbitration, dispute resolution, arbitrator, commercial arbitration, mediation, commercial dispute, litigation, debt collection',
  'Company Formation':
    'company registration, business setup, company setup, incorporation, llc formation, offshore company, business registration, company incorporation, business license, trade license, open a company, register a company, free zone company',
  'Customs Law':
    'customs lawyer, customs duty advice, tariff classification, import duty lawyer, customs consultant, hs code classification, trade compliance, customs dispute',
  Auditing:
    'audit, auditor, external audit, financial audit, statutory audit, audit firm, internal audit, chartered accountant, cpa firm, auditors, account audit',
  Bookkeeping:
    'bookkeeping, accountant, accounting services, accounts outsourcing, accounting, bookkeeper, accountants, accounting firm, outsourced accounting, financial statements preparation',
  'Tax Consulting':
    'tax advisor, tax consultant, tax adviser, corporate tax, tax filing, tax return, tax planning, tax services, income tax, tax accountant',
  'Payroll Services':
    'payroll, payroll outsourcing, salary processing, payroll company, payroll processing, wps payroll, wage processing, salaries outsourcing',
  'Zakat & VAT Advisory':
    'vat, zakat, vat registration, vat filing, zatca, vat consultant, vat return, vat refund, e-invoicing zatca, vat advisory, value added tax',
  'Digital Marketing':
    'online marketing, social media marketing, internet marketing, facebook ads, smm, google ads, digital marketing agency, ppc, email marketing, advertising agency, online advertising, influencer marketing, lead generation, social media management',
  Branding:
    'brand identity, logo design, corporate identity, rebranding, brand agency, brand strategy, logo designer, naming agency, brand design, visual identity',
  'Market Research':
    'market survey, market study, consumer survey, market analysis, consumer research, feasibility study, focus group, industry report, survey company, market report, competitor analysis',
  'Graphic Design':
    'graphic designer, packaging design, brochure design, illustration, catalogue design, flyer design, label design, poster design, illustrator services, catalog design, infographic design',
  'Video Production':
    'video production, promotional video, corporate video, videographer, film production, animation video, video editing, product photography, photographer, explainer video, photography services, 3d animation',
  'Search Engine Optimization':
    'seo, seo agency, google ranking, website optimization, search engine marketing, link building, seo services, search engine optimisation, website ranking, organic traffic',
  'Printing Services':
    'printing press company, business cards, brochure printing, flyer printing, print shop, offset printing service, banner printing, catalogue printing, book printing, printing company, packaging printing, commercial printing, business card printing, t-shirt printing service, leaflets, printing, printing service',
  'Export Consulting':
    'export advisor, export consultant, export advisory, international trade consultant, market entry consulting, import export consultant, export promotion, sourcing agent, sourcing services, export agent',
  'Management Consulting':
    'business consultant, management consultant, strategy consulting, business consulting, consulting firm, lean consulting, strategy consultant, business advisor, business plan, consultancy?',
  'Engineering Consulting':
    'engineering services, engineering company, engineering firm, structural engineer, mep engineering, epc, engineering design, consulting engineers, cad services, consulting engineer, civil engineering, structural engineering',
  'Human Resources Consulting':
    'hr consulting, hr consultant, human resources, hr services, hr outsourcing, peo, hr advisory, employer of record, talent management, organizational development',
  'Sustainability Consulting':
    'esg, esg consulting, carbon footprint, sustainability consultant, leed consultant, esg report, environmental consulting, csr consulting, environmental impact assessment, carbon credits, life cycle assessment',
  'Exhibition Stands':
    'exhibition booth, booth builder, stand builder, trade show booth, exhibition stand contractor, booth design, trade show display, exhibition stand, expo stand, pop up display, roll up banner, trade show stand, expo booth',
  'Event Management':
    'event planner, event organizer, event planning, event organiser, wedding planner, event agency, corporate events, event company, event management company, sound and lighting rental, event rental, party rental',
  'Trade Missions':
    'trade mission, business delegation, b2b meetings, buyer mission, trade delegation, matchmaking b2b, business matchmaking, trade visit, buyers meeting',
  'Promotional Gifts':
    'promotional items, giveaways, corporate gifts, promotional products, branded gifts, promo gifts, promotional merchandise, business gifts, swag, branded merchandise, promotional pens, gift items, promotional gift, gifts, gift?',
  'Conference Services':
    'conference organiser, av rental, conference hall, conference organizer, meeting room hire, congress organizer, conference hosting, pco, conference venue, audio visual rental, meeting rooms, conference, conferences',
  'Language Courses':
    'english course, language school, english classes, business english, arabic lessons, language training, english course online, language course, language classes, english lessons, arabic course, ielts, courses?, course?, training?',
  'Technical Training':
    'vocational training, technical courses, welding training, plc training, technician training, operator training, forklift training, technical course, skills training, forklift operator training, courses?, training?',
  'Export Management Courses':
    'export course, export training, import export course, international trade training, import export training, incoterms course, foreign trade course, export management training',
  'Online Learning':
    'e-learning, elearning, online course, online courses, lms, distance learning, learning platform, learning management system, online training, virtual classroom, mooc, online academy, courses?, training?',
  'Safety Training':
    'hse training, osha training, first aid training, fire safety training, iosh, nebosh, health and safety training, first aid course, safety course, working at height training, hse courses, occupational safety course, training?',
  'Technical Translation':
    'technical translator, manual translation, patent translation, engineering translation, document translation, translation services, translation agency, translation?, translator?, user manual translation',
  'Website Localization':
    'localization, website translation, localisation, software localization, multilingual website, app localization, website localisation, web translation, game localization, website?',
  'Certified Translation':
    'sworn translation, legal translation, notarized translation, certified translator, official translation, certificate translation, sworn translator, legal translator, court translation',
  'Conference Interpreting':
    'interpreter, simultaneous interpreting, simultaneous translation, interpreters, consecutive interpreting, interpretation services, interpreting, interpreting services, conference interpreter, interpretation equipment',
  'Industrial Cleaning':
    'cleaning company, factory cleaning, office cleaning, janitorial, tank cleaning, cleaning services, janitorial services, commercial cleaning, cleaners company, facade cleaning, cleaning service, window cleaning, deep cleaning, hydro jetting',
  'Security Guards':
    'security company, guard services, bodyguard, security guard, manned guarding, security services, security personnel, guards, watchman, guarding services, bodyguards',
  'Maintenance Contracts':
    'facility management, maintenance services, building maintenance, amc, fm services, annual maintenance contract, maintenance company, hvac maintenance, facilities management, ac repair, equipment maintenance, repair services, maintenance contract, elevator maintenance, ac maintenance, plumber?, electrician?, maintenance?, handyman?',
  Recruitment:
    'recruitment agency, headhunter, hiring, staff recruitment, employment agency, executive search, manpower recruitment, recruiter, overseas recruitment, head hunting, job agency, recruiting agency',
  'Temporary Staffing':
    'temp agency, manpower supply, labour supply, contract workers, temporary workers, labor hire, manpower, temp staff, staff leasing, labor supply, outsourced labour, staffing agency, temporary staff, labour hire',
  'Catering Services':
    'catering, catering company, event catering, canteen services, food catering, corporate catering, industrial catering, camp catering, wedding catering, canteen, buffet catering, staff meals, contract catering',
  'Pest Control':
    'exterminator, fumigation, termite control, rodent control, insect control, cockroach control, bed bug treatment, pest management, disinfestation, rat control, termite treatment, mosquito control, fumigation services, bird control',
};
