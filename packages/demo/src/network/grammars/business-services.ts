import type { Grammar } from './grammar.ts';

export const businessServices: Grammar = {
  industryID: '0015',
  roots:
    'Portbridge | Meridian Lane | Tradewise | Caravan Route | Exportora | Clearway | Compassline | Ledgerstone | Northquay | Mizan | Sanad | Bridgewell',
  strengths: 'weekly reports without asking | offices in both countries | a deputy for each file',
  certificates: 'ISO 9001:2015 | ISO 27001:2022',
  capacity: 'projects 2..60',
  packaging: 'Carton',
  since: 1972,
  categories: {
    'Logistics & Freight': {
      near: 'Trade Finance & Banking',
      trade: 'Forwarding | Logistics | Freight | Shipping | Cargo',
      buyers:
        'machinery importers | food exporters | project contractors | online sellers | furniture makers | chemical producers',
      processes:
        'book directly with carriers | work with our own people in both ports | follow each container by satellite | clear customs under our own licence',
      strengths:
        'milestones reported without asking | cut-off times that are kept | licences of our own instead of agents',
      sentences: [
        'Surcharges are in the price; what we forget, we pay.',
        'Cargo insurance can be had within the hour.',
        'Each milestone is reported by mail or API.',
        'A deputy knows your file.',
      ],
      certificates: 'FIATA membership | IATA cargo agent | Authorized Economic Operator | GDP certificate',
      service: true,
      all: '^ door-to-door | express | scheduled; *Terms: door to door | port to port | FOB; Tracking: online | online and API; Insurance: included | on request; Coverage: GCC | Asia to Middle East | worldwide; Response: within 4 hours | the same day; Billing: per shipment | monthly',
      subs: {
        'Sea Freight':
          '= FCL shipment | LCL shipment | ro-ro shipment | reefer shipment; ^ weekly | direct | door-to-door; *Route: Shanghai to Dammam | Jeddah to Rotterdam | Genoa to Jebel Ali | Nhava Sheva to Jeddah; Transit: 14 days | 23 days | 31 days; Equipment: 20-foot | 40-foot high cube | 40-foot reefer | per m³; Free time: 7 days | 14 days; Documents: sea waybill | original bill of lading',
        'Air Freight':
          '= air freight shipment | air charter | courier-by-air consolidation; ^ express | temperature-controlled | next-flight | economy; *Route: Hong Kong to Riyadh | Frankfurt to Dubai | Riyadh to Nairobi | Istanbul to Jeddah; Transit: 2 days | 4 days | 6 days; Minimum: 45 kg | 100 kg; Handling: dry ice | dangerous goods | standard; Documents: e-AWB',
        'Road Transport':
          '= full truckload | part load | low-bed transport | tanker transport; ^ cross-border | GPS-tracked | bonded | daily; *Route: Riyadh to Dubai | Dammam to Amman | Istanbul to Baghdad | Jeddah to Riyadh; Vehicle: curtain-sider, 24 t | flatbed | reefer truck | low-bed, 60 t; Transit: 1 day | 3 days | 6 days; Customs: TIR | transit bond | domestic',
        'Customs Clearance':
          '= import clearance | export clearance | tariff classification | duty refund file; ^ same-day | fixed-fee | all-port; *Place: Jeddah Islamic Port | King Khalid Airport | Jebel Ali | Port of Hamburg; Time: 4 hours | 1 day | 2 days; Authority: FASAH and SABER filing | EU customs | UAE customs; Storage: bonded, 30 days | none; Billing: per declaration | monthly',
        Warehousing:
          '= pallet storage | bonded storage | order fulfilment | cross-docking; ^ air-conditioned | racked | bonded | 24-hour; *Space: from 10 pallets | from 200 pallets | from 2,000 m²; Temperature: ambient | 18 to 25 °C | 2 to 8 °C; System: WMS with API | WMS with portal; Term: monthly | one year | no minimum; Location: port area | airport area | ring road; Picking: per order | per line; -Coverage; -Terms; Billing: per pallet and day | monthly',
        'Courier Services':
          '= document courier | parcel delivery | cash-on-delivery service | same-day courier; ^ same-day | international | tracked | insured; *Weight: up to 0.5 kg | up to 5 kg | up to 30 kg; Time: 3 hours | next day | 2 to 4 days; Attempts: 2 | 3; Proof: signature | photograph and PIN; Coverage: the city | GCC | worldwide; -Terms',
        'Project Cargo':
          '= heavy lift | out-of-gauge shipment | breakbulk shipment | plant relocation; ^ engineered | escorted | chartered; *Weight: up to 60 t | up to 250 t | up to 800 t; Survey: route and port | port; Equipment: hydraulic axles | flat rack | floating crane; Method statement: included; Permits: arranged by us; Billing: per project; @ power-plant contractors | refineries | wind farm builders | machinery makers | rail operators',
        'Cold Chain Logistics':
          '= reefer transport | pharma distribution | cold storage | frozen food delivery; ^ validated | temperature-logged | multi-zone; *Temperature: -25 °C | -18 °C | 2 to 8 °C | 15 to 25 °C; Logger: each pallet | each vehicle; Standard: GDP | HACCP | ATP; Vehicle: van, 1.5 t | truck, 12 t | semi-trailer; Alarm: by SMS; @ pharmacy wholesalers | food importers | caterers | supermarket chains | hospitals',
      },
    },
    'Trade Finance & Banking': {
      near: 'Legal Services | Accounting & Tax',
      trade: 'Trade Finance | Finance | Credit | Capital Services | Payments',
      buyers:
        'exporters | importers of machinery | commodity traders | contractors | mid-sized manufacturers | wholesalers',
      processes:
        'draft the wording before the bank sees it | check documents within a day | ask several banks at once | know the file from first call to last payment',
      strengths:
        'a decision within five working days | wording that banks accept the first time | rates that can be compared',
      sentences: [
        'All costs stand in one table, bank charges included.',
        'Papers are checked before the bank sees them.',
        'We speak with the bank so that you need not.',
        'A first answer needs the last two accounts and the contract.',
      ],
      certificates: 'Central bank licence | FCI membership | Insurance intermediary licence',
      service: true,
      all: '^ fast | confirmed | revolving; *Tenor: 90 days | 180 days | one year; Currency: USD | EUR | SAR | AED; Amount: USD 20,000 to 250,000 | USD 0.1 to 2 million | from USD 1 million; Decision: 3 working days | 5 working days | 2 weeks; Security: documents | assignment | none; Languages: Arabic, English | English, Chinese | English, French',
      subs: {
        'Letters of Credit':
          '=& import letter of credit | export letter of credit | standby letter of credit | document check; ^& revolving / red-clause | confirmed / transferable | evergreen / back-to-back | same-day / complete; *&Rules: UCP 600 | UCP 600 | ISP98 | UCP 600; &Availability: at sight / deferred, 90 days | at sight / by acceptance | on first demand | none; Bank: top 50 | local first-class | any',
        'Export Credit Insurance':
          '= whole-turnover policy | single-buyer policy | political risk policy; ^ tailored | short-term | medium-term; *Cover: 85 % | 90 % | 95 %; Countries: 60 | 140 | 180; Buyer limits: online, in minutes | within 2 days; Claims: paid after 60 days | paid after 180 days; Premium: 0.2 % of turnover | 0.35 % of turnover; -Security',
        Factoring:
          '= ~export factoring | ~domestic factoring | ~invoice discounting | ~supply chain finance; ^ non-recourse | confidential | online; *Advance: 80 % | 85 % | 90 %; Fee: 0.4 % | 0.8 % | 1.2 %; Turnover: from USD 0.5 million | from USD 3 million; Collection: by us | by you; Payment: within 24 hours | within 48 hours; -Amount',
        'Currency Exchange':
          '= forward contract | spot deal | multi-currency account | payment run; ^ same-day | fixed-rate | online; *Pair: USD/SAR | EUR/USD | USD/CNY | EUR/AED; Spread: 0.2 % | 0.35 % | 0.6 %; Settlement: same day | 2 days | up to 12 months; Platform: web and API | phone and web; Minimum: USD 5,000 | USD 50,000; -Amount; -Tenor; -Currency',
        'Bank Guarantees':
          '=& bid bond | performance bond | advance payment guarantee | retention bond; ^ on-demand | conditional | counter-guaranteed; *&Amount: 2 % of the bid | 5 % of the contract / 10 % of the contract | 10 % of the contract / 20 % of the contract | 5 % of the contract; Rules: URDG 758 | local law; Margin: 10 % cash | 25 % cash | none; Issue: 3 days | 1 week; @ contractors | machinery exporters | public suppliers | engineering companies | defence suppliers',
      },
    },
    'Inspection & Certification': {
      near: 'Consulting | Training & Education',
      trade: 'Inspection | Certification | Quality | Testing | Assurance',
      buyers: 'importers | retail chains | food exporters | insurers | customs authorities | machine buyers',
      processes:
        'send inspectors who speak the language | report within 24 hours with photographs | sample to ISO 2859 | keep inspectors and certifiers apart',
      strengths: 'inspectors within 48 hours | reports that hold before a court | no commission from factories',
      sentences: [
        'Findings come with photographs and clauses.',
        'Whoever inspects has no share in the result.',
        'Records are kept for ten years.',
        'The result is pass, fail or pending, with reasons.',
      ],
      certificates: 'ISO 17020 accreditation | ISO 17025 accreditation | ISO 17065 accreditation',
      service: true,
      all: '^ on-site | accredited | unannounced; *Report: within 24 hours | within 3 days | within 2 weeks; Region: China and Vietnam | India and Bangladesh | Türkiye and Egypt | GCC | Europe; Billing: per man-day | fixed fee | per sample; Languages: English, Chinese | English, Arabic | English, Spanish; Booking: 48 hours before | one week before',
      subs: {
        'Pre-Shipment Inspection':
          '= pre-shipment inspection | loading supervision | in-line inspection | first-article inspection; *Sampling: AQL 2.5, level II | AQL 1.0, level II | every piece; Checks: 60 points | to your list; Photos: 40 | 80; ^ same-week | on-site | independent',
        'Laboratory Testing':
          '=& textile test package | toy safety test | food residue analysis | metal analysis | electrical safety test; ^ accredited | express | full; *&Standard: REACH Annex XVII / OEKO-TEX | EN 71 / ASTM F963 | EU 396/2005 | EN 10204 3.2 / ASTM E415 | IEC 60335 / IEC 62368; Time: 3 days | 5 days | 10 days; Samples: 1 | 3 | 5; Report: PDF with QR code | PDF and paper; Billing: per sample; -Booking',
        'Quality System Certification':
          '= ISO 9001 certification | ISO 14001 certification | ISO 45001 certification | ISO 22000 certification; ^ accredited | integrated | multi-site; *Company: up to 25 people | up to 150 people | up to 1,000 people; Audit: 2 days | 5 days | 9 days; Cycle: 3 years; Accreditation: IAF member; Report: within 2 weeks',
        'Halal Certification':
          '= halal certificate for a product | halal plant audit | halal slaughter supervision; ^ recognized | annual | GSO-compliant; *Recognized by: SFDA | JAKIM | MUI | EIAC; Validity: 1 year | 2 years; Auditors: a scholar and a food engineer | two food engineers; Billing: per plant | per product; Report: within 2 weeks; @ meat exporters | snack makers | flavour houses | cosmetics makers | slaughterhouses',
        'Factory Audits':
          '= capability audit | social audit | quality audit | C-TPAT security audit; ^ unannounced | semi-announced | two-day; *Standard: SMETA 4-pillar | ISO 9001 checklist | BSCI | your own; Duration: 1 day | 2 days | 3 days; Score: 0 to 100, with reasons; Follow-up: after 3 months | on request',
        'Product Compliance':
          '= CE technical file | SABER registration | FDA registration | label check | IECEE recognition; ^ fixed-fee | complete | fast; *Time: 1 week | 4 weeks | 8 weeks; Market: Saudi Arabia | European Union | USA | GCC; Products: 1 family | up to 5 families; Report: file and certificate; -Region',
      },
    },
    'Legal Services': {
      near: 'Accounting & Tax | Translation & Interpreting',
      trade: 'Law | Legal | Law Partners | Legal Advisers | Counsel',
      buyers: 'foreign investors | family businesses | exporters | contractors | technology companies | shareholders',
      processes:
        'answer in plain words first | draft in two languages side by side | name the fee before the work | appear before the courts ourselves',
      strengths: 'a memo of two pages instead of twenty | partners who answer themselves | fees named by stage',
      sentences: [
        'A first memo of two pages tells you whether it is worth it.',
        'Contracts come in two languages, side by side.',
        'The partner who takes the file keeps the file.',
        'Conflict checks take one day.',
      ],
      certificates: 'Bar licence | WIPO agent',
      since: 1968,
      service: true,
      all: '^ bilingual | fixed-fee | complete; *Fee: fixed | hourly | by stage; Languages: Arabic, English | English, French | Arabic, English, Chinese; Jurisdiction: Saudi Arabia | UAE, onshore and DIFC | England and Wales | European Union; First answer: 1 working day | 2 working days; Team: partner and associate | two partners',
      subs: {
        'Contract Law':
          '= distribution agreement | contract review | joint venture agreement | general terms of sale; *Pages: up to 15 | up to 40 | any; Time: 3 days | 1 week | 3 weeks; ^ bilingual | negotiated | plain-language; Rounds: 2 | 3',
        'Trademark Registration':
          '= trademark registration | trademark search | customs recordal | opposition file; ^ single-class | multi-country | Madrid; *Territory: Saudi Arabia | GCC, six states | European Union | Madrid, 20 countries; Classes: 1 | 3; Term: 10 years; Time: 4 months | 8 months | 18 months; Fee: fixed, official fees included | fixed, official fees extra; -Jurisdiction',
        'International Arbitration':
          '= arbitration case | emergency arbitration | award enforcement | mediation; *Rules: ICC | SCCA | DIAC | LCIA; Seat: Riyadh | Dubai | London | Paris; Amount: from USD 1 million | from USD 10 million; Language: English | Arabic | English and Arabic; ^ complex | expedited | multi-party; -Jurisdiction; Fee: hourly, with a cap | by stage; @ contractors | energy companies | joint-venture partners | shipping lines | state companies',
        'Company Formation':
          '= LLC formation | branch registration | free-zone company | holding structure; ^ turnkey | foreign-owned | fast; *Place: Riyadh | Dubai, free zone | Doha | London; Time: 2 weeks | 4 weeks | 8 weeks; Includes: licence, bank file and visas | licence and articles; Capital: none required | SAR 500,000; Fee: fixed, official fees extra | fixed, all in; -Jurisdiction',
        'Customs Law':
          '= customs appeal | origin ruling | export control check | anti-dumping defence; ^ urgent | documented | cross-border; *Time: 2 weeks | 2 months | by court calendar; Scope: one declaration | one tariff line | all imports of three years; Authority: ZATCA | EU customs | US CBP; -Jurisdiction; @ importers | exporters of metals | machine makers | food importers | forwarders',
      },
    },
    'Accounting & Tax': {
      near: 'Legal Services | Trade Finance & Banking',
      trade: 'Accounting | Audit & Tax | Chartered Accountants | Tax Advisers | Accountants',
      buyers:
        'family businesses | foreign branches | start-ups | contractors | online sellers | non-profit organizations',
      processes:
        'close the month by the fifth working day | file every return ourselves | keep books in your system | speak with the authority for you',
      strengths:
        'months closed by the fifth working day | one partner for audit questions | no invoice for a short question',
      sentences: [
        'Deadlines stand in a calendar that you can see.',
        'Letters of the authority are answered by us within their time.',
        'One person knows your file, another one stands in.',
        'A short question costs nothing.',
      ],
      certificates: 'SOCPA licence | ACCA approved employer',
      since: 1970,
      service: true,
      all: '^ monthly | full | online; *Company: up to 20 people | up to 100 people | up to 500 people; Fee: per month | per hour | fixed; Software: Xero | SAP Business One | Odoo | yours; Languages: Arabic, English | English, Urdu | English, French; Answer: 1 working day | 2 working days',
      subs: {
        Auditing:
          '= statutory audit | special audit | internal audit | stock count; *Standards: IFRS | IFRS for SMEs | SOCPA; Time: 3 weeks | 5 weeks; Team: 3 | 5 | 8; ^ annual | half-yearly | independent; Fee: fixed; -Software',
        Bookkeeping:
          '= bookkeeping package | back-office team | clean-up of old books | e-invoicing set-up; *Documents: up to 100 a month | up to 400 a month | up to 2,000 a month; Reports: balance and cash, monthly | with a call each month; Access: online, day and night; ^ monthly | cloud | full',
        'Tax Consulting':
          '= transfer pricing file | corporate tax return | tax due diligence | withholding tax review; *Countries: 1 | 3 | 6; Scope: one year | three years; Time: 2 weeks | 6 weeks; ^ cross-border | documented | OECD-conform; Fee: fixed | per hour; -Software',
        'Payroll Services':
          '= payroll run | wage protection file | end-of-service calculation | expatriate payroll; *Employees: up to 25 people | up to 150 people | up to 800 people; Cut-off: the 20th | the 23rd; Countries: Saudi Arabia | GCC | Saudi Arabia and Egypt; Portal: payslips by app | payslips by mail; ^ monthly | multi-country | confidential; Fee: per payslip | per month; -Company',
        'Zakat & VAT Advisory':
          '= VAT registration | zakat return | VAT refund claim | VAT health check; *Authority: ZATCA | UAE FTA | NBR Bahrain; Period: monthly | quarterly | yearly; Time: 3 days | 2 weeks; ^ complete | late-filing | quarterly; Fee: fixed | 8 % of the refund; -Software',
      },
    },
    'Marketing & Advertising': {
      near: 'Trade Fairs & Events | Translation & Interpreting',
      trade: 'Marketing | Media | Branding | Communications | Creative',
      buyers: 'manufacturers | exporters | retail chains | hotels | food brands | start-ups',
      processes:
        'shoot and cut in our own studio | measure before we spend | write in Arabic and English from the start | show drafts within a week',
      strengths: 'drafts within a week | numbers before opinions | files handed over for good',
      sentences: [
        'Source files belong to you.',
        'The first draft is on the table within a week.',
        'Results are measured against numbers agreed beforehand.',
        'Texts are written by people who know the trade.',
      ],
      certificates: 'Google Partner | Meta Business Partner',
      since: 1985,
      service: true,
      all: '^ bilingual | full-service | monthly; *Term: one project | 3 months | one year; Languages: Arabic, English | English, Spanish | English, Chinese; Rounds: 2 | 3; Delivery: 2 weeks | 4 weeks | 6 weeks; Fee: fixed | per month | per day; Team: 2 | 4 | 6',
      subs: {
        'Digital Marketing':
          '= search ads management | social media management | e-mail campaign | marketplace ads; *Budget: from USD 1,000 a month | from USD 5,000 a month | any; Channels: LinkedIn and Google | Instagram and TikTok | Google; Report: weekly | monthly; Posts: 12 a month | 20 a month; ^ B2B | performance-based | bilingual; Term: 3 months | one year',
        Branding:
          '= brand identity | logo and stationery | brand manual | packaging design; *Includes: logo, colours, type | logo and 12 applications | manual of 60 pages; Drafts: 3 | 5; ^ bilingual | complete | export-ready',
        'Market Research':
          '= market study | buyer survey | price monitor | mystery shopping; *Market: Saudi Arabia | GCC | Egypt and Jordan | Germany; Interviews: 20 | 60 | 400; Report: 30 pages | slides and data; ^ quantitative | qualitative | quick; Delivery: 3 weeks | 6 weeks; -Rounds',
        'Graphic Design':
          '=& catalogue design | brochure design | exhibition graphics | infographic series; *&Volume: 48 pages / 96 pages | 8 pages / 24 pages | 6 panels / 20 panels | 5 graphics / 12 graphics; &Formats: print and web | print and web | large format | web; ^ Arabic-first | print-ready | bilingual; Delivery: 1 week | 3 weeks',
        'Video Production':
          '=& factory film | product video | drone film | training video | animated explainer; *&Length: 3 minutes / 5 minutes | 30 seconds / 90 seconds | 90 seconds | 5 minutes / 10 minutes | 60 seconds / 90 seconds; &Shooting: 2 days | 1 day | 1 day | 2 days | none; Resolution: 4K | Full HD; Voice: Arabic and English | English | subtitles only; ^ bilingual | subtitled | scripted',
        'Search Engine Optimization':
          '= SEO audit | SEO programme | product page rewriting; *Pages: 50 | 300 | 2,000; Report: monthly, with rankings | once; Market: Google KSA | Google UAE | Google Germany; Links: earned only; ^ technical | bilingual | local; Term: once | 6 months | one year',
        'Printing Services':
          '=& catalogue printing | label printing | banner printing | packaging printing | business card printing; ^& offset / digital | digital / flexo | large-format / weatherproof | offset / foil-stamped | foil-stamped / letterpress; *&Run: 1,000 pcs / 10,000 pcs | 5,000 labels / 50,000 labels | 10 pcs / 100 pcs | 5,000 boxes | 250 pcs / 1,000 pcs; &Material: 135 g/m², gloss | PP film / paper | PVC, 440 g/m² | 350 g/m² board | 350 g/m², matt; Colours: 4/4 | 4/0 | 5, with Pantone; Delivery: 2 days | 1 week; Proof: PDF | printed; !',
      },
    },
    Consulting: {
      near: 'Inspection & Certification | Training & Education',
      trade: 'Consulting | Advisory | Management Consultants | Business Advisers | Strategy Partners',
      buyers: 'manufacturers | family businesses | ministries | exporters | hospital groups | contractors',
      processes:
        'spend the first week on the shop floor | write reports of ten pages | leave tools that your people can use | measure the result after six months',
      strengths: 'consultants who have run plants | results measured after six months | reports of ten pages',
      sentences: [
        'The first week is spent with your people, not with slides.',
        'Half of the fee depends on the result if you wish.',
        'The report has ten pages and a list of dates.',
        'After six months we come back and measure.',
      ],
      certificates: 'CMC, certified management consultants',
      since: 1978,
      service: true,
      all: '^ on-site | short | result-based; *Duration: 5 days | 4 weeks | 3 months; Team: 1 | 2 | 4; Fee: fixed | per man-day | half on result; Languages: Arabic, English | English, German | English, Turkish; Result: report and workshop | plan with dates | report; Follow-up: after 3 months | after 6 months',
      subs: {
        'Export Consulting':
          '= export plan | market entry project | distributor search | export readiness check; *Market: GCC | East Africa | European Union | South-East Asia; Buyers: 10 contacts | 25 contacts; ^ hands-on | country-specific | subsidized',
        'Management Consulting':
          '= lean production project | cost programme | succession plan | purchasing review | turnaround plan; *Saving: 5 % and more | 10 % and more | not the aim; Company: 30 to 150 people | 150 to 1,000 people; ^ confidential | shop-floor | result-based',
        'Engineering Consulting':
          '= plant layout study | feasibility study | owner’s engineer contract | energy audit; *Discipline: process | civil | electrical | mechanical; Deliverables: drawings and lists | report and model; ^ independent | detailed | stamped; Standards: EN | ASME | Saudi Building Code',
        'Human Resources Consulting':
          '= salary benchmark | job grading | assessment centre | staff survey | Saudization plan; *Positions: 12 | 60 | 250; Data: 80 companies | 300 companies; ^ confidential | bilingual | online',
        'Sustainability Consulting':
          '= carbon footprint | ESG report | CBAM file | EcoVadis preparation; *Scope: 1 and 2 | 1, 2 and 3; Sites: 1 | 4 | 12; Standard: GHG Protocol | GRI | ISO 14064; ^ auditable | first-time | supplier; @ exporters of metals | textile makers | packaging makers | food exporters | cement producers',
      },
    },
    'Trade Fairs & Events': {
      near: 'Marketing & Advertising | Translation & Interpreting',
      trade: 'Events | Exhibitions | Fairs | Stand Builders | Event Partners',
      buyers:
        'exhibitors | chambers of commerce | industry associations | banks | technology companies | public agencies',
      processes:
        'build and store stands in our own hall | send a project manager to each fair | book hotels before prices rise | keep a team for the night before',
      strengths:
        'a project manager on site until the hall is empty | stands used again at the next fair | prices with drayage and power',
      sentences: [
        'The project manager stays until the hall is empty.',
        'Fees of the venue are in the price.',
        'The bill has no line that the offer did not have.',
        'A draft comes within five working days.',
      ],
      certificates: 'IFES membership | ISO 20121:2012',
      capacity: 'events 2..60',
      since: 1982,
      service: true,
      all: '^ turnkey | custom | bilingual; *Place: Riyadh | Dubai | Frankfurt | Guangzhou; Time: 4 weeks | 8 weeks | 12 weeks; Fee: fixed | per person | cost plus 12 %; Languages: Arabic, English | English, German | English, Chinese; Staff: 2 | 6 | 20; Insurance: included',
      subs: {
        'Exhibition Stands':
          '=& exhibition stand | modular stand | double-deck stand | country pavilion; *&Area: 12 m² / 36 m² | 9 m² / 18 m² / 36 m² | 96 m² / 140 m² | 240 m² / 400 m²; &Open sides: 2 / 3 | 1 / 2 | 4 | 4; &System: timber, painted | aluminium frame | steel and timber | aluminium frame; &Re-use: single use | up to 6 fairs | up to 3 fairs | up to 6 fairs; ^ custom | rental | bright',
        'Event Management':
          '= product launch | gala dinner | opening ceremony | staff day | dealer meeting; *Guests: up to 80 | up to 300 | up to 1,500; Includes: venue, stage, catering | stage and technology; ^ turnkey | hybrid | open-air',
        'Trade Missions':
          '= trade mission | buyer delegation | matchmaking day | factory tour; *Participants: 8 | 15 | 30; Days: 2 | 4 | 6; Meetings: 6 each | 10 each; Interpreter: included; ^ sector-specific | guided | outgoing; -Staff',
        'Promotional Gifts':
          '=& desk gift set | printed tote bags | power bank with logo | Ramadan gift box | crystal award; *Quantity: from 50 pcs | from 250 pcs | from 1,000 pcs; &Branding: laser / full colour | screen print | laser / full colour | foil | laser; Sample: within 5 days; &Material: bamboo / metal | recycled cotton | recycled ABS | cardboard and dates | crystal, K9; Delivery: 10 days | 3 weeks; &Packing: gift box | carton | gift box | gift box | velvet box; ^ branded | recycled | premium; !',
        'Conference Services':
          '= conference package | registration service | stage and sound package | live stream; *Delegates: 100 | 400 | 2,000; Equipment: LED wall and sound | interpretation booths | full technology; Days: 1 | 2 | 3; ^ hybrid | multilingual | full',
      },
    },
    'Training & Education': {
      near: 'Consulting | Translation & Interpreting',
      trade: 'Training | Academy | Learning | Institute | Education',
      buyers: 'industrial companies | ministries | contractors | banks | hospitals | job seekers’ programmes',
      processes:
        'teach on real machines | test before and after | write course books in two languages | send trainers with ten years of practice',
      strengths: 'trainers who come from the trade | tests before and after | certificates that inspectors accept',
      sentences: [
        'Certificates are accepted by the authority in charge.',
        'Trainers have ten years of practice.',
        'The test before and after shows what was learned.',
        'Course books belong to the participants.',
      ],
      certificates: 'TVTC licence | City & Guilds centre | NEBOSH partner',
      capacity: 'courses 2..80',
      since: 1980,
      service: true,
      all: '^ in-house | evening | intensive | certified; *Duration: 2 days | 5 days | 8 weeks; Group: 6 to 12 people | up to 16 people | single; Place: at your site | our rooms | online; Languages: Arabic, English | English | English, Hindi; Certificate: yes, with test | attendance; Fee: per person | per group',
      subs: {
        'Language Courses':
          '= business English course | Arabic course | technical German course | Chinese course; +Level: A1 to A2 | B1 to B2 | C1; Hours: 40 | 60 | 120; Test: CEFR; Duration: 8 weeks | 12 weeks; ^ intensive | evening | live online; -Languages',
        'Technical Training':
          '=& PLC programming course | welding course | hydraulics course | CNC operator course | forklift licence course; &Practice: 60 % | 80 % | 60 % | 70 % | 50 %; *&Duration: 5 days | 3 weeks / 4 weeks | 3 days / 5 days | 2 weeks / 4 weeks | 3 days; Level: beginners | advanced; &Equipment: training rigs | 12 booths | training rigs | your own machines / two machining centres | three trucks; ^ hands-on | certified | in-house; -Place',
        'Export Management Courses':
          '= Incoterms course | letters of credit course | export manager diploma | customs course; *Duration: 1 day | 2 days | 10 evenings; Cases: from practice, 12 | from practice, 30; ^ practical | diploma | compact',
        'Online Learning':
          '= learning platform | compliance course | video course | course production; *Users: up to 50 | up to 500 | unlimited; Hours: 2 | 8 | 40; Format: SCORM | web and app; Term: one year | for good; ^ self-paced | branded | mobile; Fee: per user and year | fixed; -Place; -Group; -Duration',
        'Safety Training':
          '=& fire warden course | work at height course | first aid course | H2S course | scaffold inspector course; *Validity: 2 years | 3 years; &Standard: NFPA / OSHA | OSHA / IRATA | Red Crescent | ARAMCO requirements | OSHA / CISRS; &Practice: live fire | training tower | dummies and AED | breathing sets | mock scaffold; &Duration: 1 day | 1 day / 2 days | 2 days | 1 day | 5 days; ^ certified | bilingual | on-site',
      },
    },
    'Translation & Interpreting': {
      near: 'Legal Services | Marketing & Advertising',
      trade: 'Translation | Language Services | Translations | Languages | Interpreters',
      buyers:
        'machine makers | law firms | pharmaceutical companies | embassies | conference organizers | online shops',
      processes:
        'translate into the mother tongue only | have every text read by a second pair of eyes | build a term list with you | sign a secrecy agreement before the first file',
      strengths: 'translators who know the trade | a term list that belongs to you | firm delivery hours',
      sentences: [
        'A second translator reads every text.',
        'Subject knowledge is checked before the order.',
        'Repetitions cost a third.',
        'Files travel encrypted and are deleted after a year.',
      ],
      certificates: 'ISO 17100:2015 | ISO 18841:2018 | Sworn translators',
      since: 1975,
      service: true,
      all: '^ certified | express | expert; *Languages: Arabic and English | English and German | Chinese and Arabic | Spanish and English; Time: 24 hours | 3 days | 10 days; Check: four eyes | four eyes and expert; Fee: per word | per page | per day; Secrecy: agreement signed',
      subs: {
        'Technical Translation':
          '= manual translation | patent translation | data sheet translation | software string translation; *Field: machinery | medical devices | chemistry | electronics; Volume: up to 5,000 words | up to 50,000 words | any; Formats: InDesign and Word | XML | DITA; ^ expert | layouted | fast; Fee: per word',
        'Website Localization':
          '=& website localization | shop localization | app localization; *&Volume: 20 pages / 120 pages | 300 products / 2,000 products | 1,500 strings / 6,000 strings; Languages: Arabic, right to left | five languages | Spanish and Portuguese; &Systems: WordPress / your CMS, by API | Shopify / Magento | iOS and Android; Keywords: researched | translated; ^ search-optimized | continuous | tested; Fee: per word | fixed',
        'Certified Translation':
          '= contract translation | certificate translation | court document translation | company papers translation; ^ sworn | legalized | same-day; *Delivery: stamped paper and PDF | PDF with signature; Accepted by: courts and ministries | embassies; Pages: 1 to 5 | up to 50; Time: the same day | 2 days | 5 days; Fee: per page; @ law firms | embassies | families | exporters | hospitals',
        'Conference Interpreting':
          '=& simultaneous interpreting team | consecutive interpreter | remote interpreting session; *Hours: 4 | 8 | 2 days; &Interpreters: 2 / 4 | 1 | 2; &Technology: booth and 60 receivers / booth and 200 receivers | none | video platform; Preparation: half a day, included; ^ certified | two-way | discreet; Fee: per day; -Time; -Check; @ conference organizers | ministries | boards of companies | courts | delegations',
      },
    },
    'Facility & Staffing Services': {
      near: 'Training & Education',
      trade: 'Facility Services | Staffing | Manpower | Facilities | Support Services',
      buyers: 'industrial plants | shopping malls | hospitals | banks | property owners | contractors',
      processes:
        'train and insure our own people | inspect each site every week | hold spare staff for absence | pay wages on the 28th, proven by the file',
      strengths:
        'a replacement within four hours | inspections with photographs | wages paid on time, proven by the file',
      sentences: [
        'One number for all questions, answered day and night.',
        'Inspections come with photographs.',
        'All staff are insured and paid through the wage protection system.',
        'The contract can be ended with 60 days of notice.',
      ],
      certificates: 'ISO 45001:2018 | ISO 41001:2018 | Manpower licence',
      capacity: 'contracts 4..160',
      since: 1978,
      service: true,
      all: '^ round-the-clock | contracted | insured; *Term: monthly | one year | three years; Staff: 4 | 20 | 120; Shift: day | two shifts | three shifts; Response: within 2 hours | within 4 hours | the next day; Billing: per month | per hour | per m²; Insurance: included; Report: weekly | monthly',
      subs: {
        'Industrial Cleaning':
          '=& tank cleaning | hall cleaning contract | façade cleaning | kitchen hood cleaning | dry-ice blasting; *&Area: per vessel | up to 10,000 m² | up to 5,000 m² | per kitchen | per machine; &Method: high pressure, 500 bar | ride-on scrubbers | rope access / lift | foam and steam | dry ice; ^ certified | overnight | eco-friendly; &Frequency: once | daily | twice a year | monthly | once',
        'Security Guards':
          '= guard service | control room service | event security | patrol service; *Guards: 2 | 8 | 40; Licence: Ministry of Interior | private security licence; Equipment: radio and patrol points | cameras and drones; ^ armed | unarmed | licensed; -Staff',
        'Maintenance Contracts':
          '= HVAC maintenance contract | elevator maintenance contract | electrical maintenance contract | generator service plan; *Visits: 4 a year | 12 a year | 24 a year; Parts: included | up to SAR 500 | extra; ^ preventive | all-in | emergency; Call-out: day and night | working hours; Billing: per month | per year',
        Recruitment:
          '= executive search | technician recruitment | overseas recruitment | graduate programme; *Time: 4 weeks | 8 weeks | 12 weeks; Guarantee: 3 months | 6 months; Countries: India and Philippines | Egypt and Jordan | worldwide; Candidates: 3 per position | 5 per position; Fee: 15 % of a year’s salary | 25 % of a year’s salary | fixed; ^ exclusive | bulk | specialist; !',
        'Temporary Staffing':
          '= warehouse crew | shutdown crew | event staff team | office temp | harvest crew; *People: 3 | 25 | 150; Notice: 24 hours | 3 days | 2 weeks; Skills: forklift licence | welders, 6G | general; ^ skilled | supervised | short-notice; Transport: included | by the client; -Staff; -Response',
        'Catering Services':
          '= staff canteen contract | camp catering | event catering | school meals; *Meals: 80 a day | 400 a day | 3,000 a day; Menu: 4-week cycle | 6-week cycle; Kitchen: on site | central kitchen; Cuisine: Arabic and Asian | international; Standard: HACCP | ISO 22000; ^ halal | on-site | seasonal; Billing: per meal; -Response; -Shift',
        'Pest Control':
          '=& pest control contract | termite treatment | fumigation | bird-proofing | rodent monitoring; *&Area: up to 5,000 m² | up to 500 m² | per container / per silo | up to 5,000 m² | up to 10,000 m²; &Visits: 12 a year / 24 a year | 1 | 1 | 1 | 12 a year; &Agent: SFDA-listed gel | soil barrier | phosphine / heat | nets and spikes | bait stations, digital; &Warranty: for the term | 5 years | certificate | 5 years | for the term; ^ odour-free | certified | preventive; -Shift; -Response; @ food plants | hotels | grain stores | villa owners | hospitals',
      },
    },
  },
};
