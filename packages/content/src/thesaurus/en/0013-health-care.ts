import type { Terms } from '../types.ts';

export const healthCare: Terms = {
  'Patient Monitors':
    'patient monitor, vital signs monitor, bedside monitor, pulse oximeter, blood pressure monitor, spo2 monitor, multiparameter monitor, bp monitor, oximeter, thermometer medical, stethoscope?, thermometer?',
  'Ultrasound Scanners':
    'ultrasound machine, sonography machine, echo machine, doppler, ultrasound scanner, ultrasound probe, sonogram machine, portable ultrasound, ultrasound, sonography',
  'X-Ray Systems':
    'x-ray machine, xray, radiography system, ct scanner, mri scanner, digital radiography, c-arm, x ray machine, mammography, x-ray film',
  'ECG Machines':
    'ecg, ekg, electrocardiograph, ecg machine, ekg machine, holter, cardiograph, holter monitor, ecg electrodes',
  'Infusion Pumps':
    'infusion pump, syringe pump, iv pump, drip pump, iv infusion pump, feeding pump medical, volumetric pump',
  Ventilators:
    'medical ventilator, icu ventilator, breathing machine, cpap, cpap machine, oxygen concentrator, respiratory ventilator, bipap, anesthesia machine, nebulizer, anaesthesia machine',
  Defibrillators: 'defibrillator, aed, defib, automated external defibrillator, heart defibrillator, aed machine',
  Syringes:
    'syringe, hypodermic needle, insulin syringe, disposable syringe, needles?, injection needle, needle medical, auto disable syringe, injection syringe',
  'Surgical Gloves':
    'surgical gloves, latex gloves, examination gloves, medical gloves, exam gloves, disposable gloves, sterile gloves, nitrile exam gloves, gloves?, glove?, surgeon gloves, surgeons gloves',
  'Surgical Masks':
    'surgical mask, face mask medical, medical mask, 3 ply mask, disposable mask, procedure mask, medical face mask, hospital mask, masks?, mask?',
  'Wound Dressings':
    'bandage, gauze, plaster medical, band aid, band-aid, dressing pad, gauze swab, adhesive bandage, bandages, hydrocolloid, first aid kit, sticking plaster, plaster?, plasters?',
  Catheters:
    'catheter, foley catheter, iv cannula, urine bag, cannula, iv catheter, suction catheter, urinary catheter, infusion set, iv set, feeding tube',
  'Medical Tapes':
    'surgical tape, micropore tape, medical tape, adhesive plaster roll, zinc oxide tape, kinesiology tape, kinesio tape, sports tape',
  'Blood Collection Tubes':
    'vacutainer, blood tube, blood collection tube, vacuum blood tube, edta tube, sample tube, blood lancet, phlebotomy tube, lancets',
  Antibiotics:
    'antibiotic, amoxicillin, azithromycin, penicillin, ciprofloxacin, cephalosporin, ceftriaxone, antibacterial medicine',
  'Pain Relievers':
    'paracetamol, ibuprofen, painkiller, aspirin, painkillers, pain killer, panadol, diclofenac, acetaminophen, pain relief, analgesic, pain relief patch',
  Vaccines: 'vaccine, flu vaccine, immunization, covid vaccine, hepatitis vaccine, vaccination, human vaccine',
  'Cardiovascular Medicines':
    'blood pressure medicine, heart medicine, statin, atorvastatin, amlodipine, antihypertensive, beta blocker, cholesterol medicine, blood thinner, bisoprolol',
  'Diabetes Medicines':
    'insulin, metformin, diabetes medicine, blood glucose strips, insulin pen, diabetic medicine, ozempic, semaglutide, antidiabetic, diabetes drugs',
  'Generic Medicines':
    'generic drugs, generic medicine, tablets medicine, capsules medicine, pharmaceutical tablets, otc medicine, medicine?, medicines?, drugs?, generics',
  'Active Ingredients':
    'api pharmaceutical, active pharmaceutical ingredient, pharmaceutical raw material, bulk drug, api powder, apis pharma, drug substance, excipients',
  Vitamins:
    'vitamin, vitamin c, multivitamin, vitamin d, vitamin d3, vitamin tablets, vitamin b12, gummies vitamins, calcium tablets, minerals supplement, zinc tablets, dietary supplement?',
  'Protein Supplements':
    'whey protein, protein powder, protein bar, mass gainer, isolate protein, protein shake, vegan protein, collagen powder, collagen',
  'Herbal Supplements':
    'herbal medicine, herbal remedy, ginseng, turmeric capsules, black seed oil, ashwagandha, natural remedy, moringa, herbal products, nigella sativa, herbal capsules',
  'Omega-3 Products': 'fish oil, omega 3, cod liver oil, omega-3, fish oil capsules, omega3, krill oil, flaxseed oil',
  'Sports Nutrition':
    'creatine, bcaa, pre workout, pre-workout, sports supplements, amino acids supplement, gym supplements, bodybuilding supplements, energy gel',
  Probiotics:
    'probiotic, lactobacillus, prebiotic, gut health supplement, probiotic capsules, bifidobacterium, probiotic powder',
  'Hospital Beds':
    'hospital bed, medical bed, icu bed, nursing bed, electric hospital bed, patient bed, adjustable bed medical, hospital mattress, care bed',
  'Examination Tables':
    "exam table, examination couch, treatment couch, medical couch, patient couch, gynecology chair, doctor's couch, exam couch, physio couch, gynaecological chair, examination bed",
  'Operating Tables':
    'surgical table, operating table, ot table, operation table, operating theatre table, surgical light, operating light, ot light, surgery table',
  'Medical Trolleys':
    'medical trolley, crash cart, hospital trolley, emergency cart, medication cart, instrument trolley, medicine trolley, medical cart, nursing trolley',
  'Patient Stretchers':
    'stretcher, ambulance stretcher, gurney, patient trolley, transfer stretcher, folding stretcher, ambulance cot, rescue stretcher, spine board',
  'Medical Cabinets':
    'medical cabinet, medicine cabinet, hospital locker, instrument cabinet, bedside locker hospital, medicine cupboard, drug cabinet, first aid cabinet',
  'Dental Chairs':
    'dental chair, dental unit, dentist chair, dental chair unit, dentist equipment, dental treatment unit',
  'Dental Implants':
    'dental implant, tooth implant, implant abutment, titanium implant dental, teeth implants, implant screw dental, dental abutment',
  'Dental Instruments':
    'dental tools, dental handpiece, dental forceps, dental mirror, dental drill, dental bur, dental scaler, dental burs, dental instruments set',
  'Orthodontic Products':
    'braces, dental braces, aligners, orthodontic brackets, invisalign, retainers dental, clear aligners, orthodontic wire, tooth brackets',
  'Dental Materials':
    'dental composite, dental cement, dental impression, alginate, zirconia block, dental wax, teeth filling material, dental resin, composite filling, dental zirconia',
  Microscopes:
    'microscope, biological microscope, digital microscope, stereo microscope, lab microscope, electron microscope, magnifier lab',
  Centrifuges:
    'centrifuge, lab centrifuge, blood centrifuge, prp centrifuge, microcentrifuge, refrigerated centrifuge, centrifuge machine',
  'Laboratory Analyzers':
    'blood analyzer, chemistry analyzer, hematology analyzer, spectrophotometer, biochemistry analyser, hplc, urine analyzer, immunoassay analyzer, blood analyser, pcr machine, elisa reader',
  'Diagnostic Test Kits':
    'rapid test kit, test strips, pregnancy test, covid test, diagnostic kit, antigen test, glucose strips, glucometer, pcr kit, elisa kit, rapid test, lateral flow test, test kit, test kits',
  'Laboratory Glassware':
    'lab glassware, beaker, test tube, flask?, pipette, petri dish, measuring cylinder, beakers, pipettes, burette, lab consumables, erlenmeyer, glass?, lab beakers, borosilicate beakers, test tubes?',
  Incubators:
    'incubator lab, infant incubator, co2 incubator, neonatal incubator, baby warmer hospital, bod incubator, bacteriological incubator, incubator?, infant warmer, autoclave, steam sterilizer lab',
  Wheelchairs:
    'wheelchair, electric wheelchair, mobility scooter, power wheelchair, wheel chair, power chair, folding wheelchair, manual wheelchair',
  'Walking Aids':
    'crutches, walker elderly, walking stick, walking frame, zimmer frame, rollator, cane walking, crutch, walking cane, disabled aids, mobility aids',
  'Orthopedic Supports':
    'knee brace, back support, ankle brace, wrist splint, orthopedic brace, lumbar belt, cervical collar, knee support, orthosis, neck brace, orthotic insoles, posture corrector',
  Prostheses:
    'prosthesis, artificial limb, prosthetic leg, prosthetics, prosthetic hand, artificial leg, orthopedic implants, bone plate, knee implant',
  'Hearing Aids':
    'hearing aid, hearing amplifier, deaf aid, cochlear implant, hearing device, digital hearing aid, hearing aid batteries',
  'Physiotherapy Equipment':
    'tens machine, tens unit, physiotherapy machine, massage gun, physical therapy equipment, ems machine, traction machine, shockwave therapy, infrared therapy, rehab equipment, exercise bike rehab',
  'Contact Lenses':
    'contact lens, colored contacts, contacts lenses, coloured contact lenses, daily lenses, contact lens solution, cosmetic contact lenses',
  'Optical Lenses':
    'spectacle lenses, prescription lenses, progressive lens, cr39 lens, blue cut lens, eyeglass lenses, photochromic lens, ophthalmic lens, bifocal lens',
  'Ophthalmic Instruments':
    'slit lamp, ophthalmoscope, autorefractor, tonometer, phoropter, eye examination equipment, optometry equipment, lensmeter, eye chart, fundus camera',
  'Eye Drops': 'eye drop, artificial tears, eye lubricant, eyedrops, eye ointment, lubricating eye drops, eye wash',
  'Corporate Health Insurance':
    'group health insurance, employee health insurance, company medical insurance, business health insurance, medical insurance, staff medical insurance, group medical insurance, health insurance?, insurance?',
  'Travel Health Insurance':
    'travel insurance, travel medical insurance, visa insurance, schengen insurance, trip insurance, international health insurance, insurance?',
  Telemedicine:
    'online doctor, telehealth, virtual consultation, remote consultation, e-health, video doctor, online consultation doctor, teleconsultation',
  'Home Nursing':
    'home care nursing, caregiver, private nurse, elderly care, home healthcare, home nurse, home care, in-home care, live-in carer',
  'Medical Tourism':
    'health tourism, treatment abroad, medical travel, surgery abroad, dental tourism, hair transplant abroad, hair transplant turkey',
};
