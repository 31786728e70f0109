import type { Grammar } from './grammar.ts';

export const powerTransmission: Grammar = {
  industryID: '0006',
  roots:
    'Rotamax | Gearwick | Torquanta | Axialis | Pinionworth | Cardona | Helixor | Movicor | Drivenna | Rodamar | Kinevo | Spindara',
  strengths:
    'replacement of discontinued sizes | calculation by an engineer, free of charge | repair within five working days | stock of standard sizes for same-day delivery | drawings checked before we quote',
  certificates: 'ISO 9001:2015 | ISO 14001:2015 | ATEX Directive 2014/34/EU',
  capacity: 'pieces 200..30000',
  packaging: 'Carton | Wooden case | VCI foil on pallet | Pallet',
  coded: true,
  categories: {
    'Gears & Gearboxes': {
      near: 'Couplings & Shafts | Electric Motors',
      trade: 'Gears | Gearboxes | Gear Works | Drive Technology',
      buyers: 'conveyor makers | crane makers | cement plants | mixer makers | machine builders | sugar mills',
      processes:
        'hob, harden and grind our own gears | test each gearbox under load | cut replacement gears from a worn sample | keep housings on stock for 48-hour delivery',
      sentences: [
        'Tooth contact is checked and photographed.',
        'Filled with oil and test-run before delivery.',
        'Dimensions fit the usual series of other makes.',
        'A worn part is enough for a replacement.',
      ],
      certificates: 'ISO 1328 measuring report | DNV type approval',
      all: '^ hardened | ground | low-backlash | foot-mounted; +Ratio: 5:1 | 12:1 | 28:1 | 60:1; Rated torque: 40..9000/20 Nm; Input speed: 1,450 rpm | 2,900 rpm; Housing: cast iron | aluminium; Lubrication: synthetic oil | grease for life; Weight: 3..420/1 kg; Mounting: foot | flange B5 | hollow shaft',
      subs: {
        'Helical Gearboxes': '^ parallel-shaft | foot-mounted | two-stage | bevel-helical',
        'Worm Gearboxes':
          '^ aluminium | hollow-shaft | stainless steel | self-locking; *Size: 40 | 63 | 90 | 130; Ratio: 7.5:1 | 20:1 | 40:1 | 80:1; Rated torque: 12..900/4 Nm; Weight: 1..48/0.5 kg',
        'Planetary Gearboxes':
          '^ low-backlash | right-angle | heavy-duty | two-stage; Backlash: below 3 arcmin | below 8 arcmin | below 15 arcmin; Flange: 60 mm | 90 mm | 142 mm; Mounting: flange',
        'Bevel Gears':
          '= bevel gear pair | bevel gear; ^ hardened | spiral | straight-cut; +Module: 2 | 3 | 5 | 8; Teeth: 16/16 | 16/32 | 20/40; Quality: ISO 6 | ISO 8; Material: 16MnCr5 | 18CrNiMo7-6 | C45; -Ratio; -Input speed; -Housing; -Lubrication; -Mounting; Weight: 0.3..28/0.1 kg',
        'Spur Gears':
          '^& hardened / ground | hubbed | plastic | hardened; +&Module: 1 / 2 | 2 / 3 | 1 / 2 | 4 / 6; &Teeth: 18 / 24 / 40 | 20 / 30 | 24 / 48 | 20 / 32 / 60; Quality: ISO 6 | ISO 8; &Material: 16MnCr5 | C45 | POM | 16MnCr5; -Ratio; -Input speed; -Housing; -Lubrication; -Mounting; -Rated torque; &Weight: 0.1 kg / 0.3 kg | 0.4 kg / 0.8 kg | 0.1 kg | 2.6 kg / 8.4 kg; Bore: pilot | H7 with keyway',
        'Rack & Pinion Sets':
          '= gear rack | rack and pinion set; ^ helical | hardened | ground | straight-cut; +Module: 1.5 | 2 | 3 | 5; Length: 500 mm | 1,000 mm | 2,000 mm; Quality: Q6 | Q8; Material: C45 induction-hardened | 16MnCr5; -Ratio; -Input speed; -Housing; -Mounting; -Rated torque; Feed force: 3..48/1 kN; Weight: 1.5..32/0.5 kg',
        'Gear Couplings':
          '^ double-engagement | spacer-type | brake-drum; *Torque: 1 kNm | 4 kNm | 16 kNm | 60 kNm; Bore: up to Ø 60 mm | up to Ø 110 mm | up to Ø 220 mm; Misalignment: 0.75° | 1.5°; Material: 42CrMo4 | C45; -Ratio; -Input speed; -Housing; -Mounting; -Rated torque; Lubrication: grease',
      },
    },
    Bearings: {
      near: 'Couplings & Shafts | Chains & Sprockets',
      trade: 'Bearings | Bearing Technology | Bearings & Drives | Rolling Bearings',
      buyers: 'motor makers | paper mills | wheel hub rebuilders | conveyor makers | pump makers | maintenance crews',
      processes:
        'grind and hone raceways in house | measure noise of each bearing | keep 12,000 sizes on the shelf | analyse failed bearings for customers',
      sentences: [
        'Packed with anti-corrosion oil, dated and sealed.',
        'A failed bearing is examined free of charge.',
        'Clearance and grease can be chosen.',
        'Equivalents of other makes are in the cross list.',
      ],
      certificates: 'IATF 16949:2016 | authenticity check by serial number',
      capacity: 'pieces 2000..300000',
      coded: false,
      all: '^ sealed | stainless steel | high-temperature | low-noise; *Size: 20 x 47 x 14 mm | 30 x 62 x 16 mm | 50 x 110 x 27 mm; Clearance: CN | C3 | C4; Dynamic load: 8..420/2 kN; Grease: lithium | polyurea | food-grade; Limiting speed: 2600..19000/200 rpm; Temperature: -30 to +110 °C | -20 to +150 °C; Packing: single box | tube of 10 | carton',
      subs: {
        'Ball Bearings':
          '= deep groove ball bearing | angular contact ball bearing | self-aligning ball bearing; ^ sealed | shielded | stainless steel | ceramic; Cage: steel | brass | PA66',
        'Roller Bearings':
          '= tapered roller bearing | spherical roller bearing | cylindrical roller bearing | needle bearing; ^ open | brass-caged | sealed | heavy-duty; *Size: 40 x 80 x 23 mm | 90 x 190 x 64 mm | 150 x 270 x 73 mm',
        'Thrust Bearings':
          '= thrust ball bearing | spherical roller thrust bearing | thrust washer; ^ single-direction | double-direction | low-profile; *Size: 20 x 35 x 10 mm | 40 x 68 x 19 mm | 100 x 150 x 38 mm; -Clearance; Grease: none, open',
        'Plain Bearings':
          '= sintered bronze bushing | PTFE-lined bushing | spherical plain bearing | polymer bushing; ^ maintenance-free | flanged | graphite-plugged; *Size: 10 x 16 x 16 mm | 20 x 26 x 20 mm | 50 x 60 x 50 mm; Surface pressure: 40..250/10 N/mm²; -Clearance; -Grease; -Limiting speed; Sliding speed: 0.5 m/s | 2 m/s',
        'Bearing Housings':
          '= plummer block housing | flanged bearing unit | take-up unit; ^ cast-iron | stainless steel | split | plastic; *Shaft: Ø 20 mm | Ø 35 mm | Ø 60 mm | Ø 100 mm; Seal: double-lip | labyrinth | felt; Bolt spacing: 95..480/5 mm; -Clearance; -Limiting speed; -Grease',
        'Linear Bearings':
          '= linear ball bushing | linear bearing unit; ^ open | closed | flanged | stainless steel; *Shaft: Ø 8 mm | Ø 12 mm | Ø 20 mm | Ø 40 mm; Length: 24..112/2 mm; Dynamic load: 0.3..9/0.1 kN; -Clearance; -Limiting speed',
        'Slewing Rings':
          '= slewing ring | slewing drive; ^ externally geared | internally geared | ungeared | four-point; *Diameter: Ø 400 mm | Ø 800 mm | Ø 1,400 mm; Module: 4 | 6 | 10; Weight: 22..640/2 kg; Material: 42CrMo4 | 50Mn; -Clearance; -Limiting speed; Packing: wooden case; Dynamic load: 100..1200/20 kN',
      },
    },
    'Belts & Pulleys': {
      near: 'Chains & Sprockets | Bearings',
      trade: 'Belts | Belts & Pulleys | Belt Technology | Drive Belts',
      buyers: 'machine builders | farm machine dealers | car workshops | textile mills | bakeries | conveyor makers',
      processes:
        'cut and weld belts to length in an hour | turn and bore pulleys to drawing | measure pitch length of each set | calculate drives while you wait',
      sentences: [
        'Sets are matched in length.',
        'Bored and keyed to your shaft on request.',
        'Oil-resistant and antistatic.',
        'The drive is calculated free of charge.',
      ],
      coded: false,
      all: '^ antistatic | heat-resistant | oil-resistant | heavy-duty; *Length: 800 mm | 1,250 mm | 2,000 mm | 3,350 mm; Temperature: -30 to +90 °C | -40 to +120 °C; Tension member: polyester | aramid | steel; Power: 0.5..90/0.5 kW; Belt speed: up to 30 m/s | up to 45 m/s; Minimum order: 1 pc | 10 pcs | 1 sleeve',
      subs: {
        'V-Belts':
          '^ wrapped | raw-edge | ribbed | banded; *Profile: SPZ 1250 | SPA 1600 | SPB 2360 | B 82; -Tension member',
        'Timing Belts':
          '^ polyurethane | rubber | open-end | coated; *Pitch: T5, 10 mm wide | AT10, 25 mm wide | HTD 8M, 30 mm wide | HTD 14M, 55 mm wide',
        'Flat Belts':
          '^ endless | food-grade | leather-faced | high-friction; *Width: 20 mm | 50 mm | 100 mm | 250 mm; Thickness: 1.2 mm | 2.5 mm | 4 mm; Joint: welded | skived | hook',
        'V-Belt Pulleys':
          '^ cast-iron | taper-bushed | aluminium | split; *Diameter: Ø 80 mm | Ø 125 mm | Ø 200 mm | Ø 400 mm; Grooves: 1 | 2 | 4 | 6; Bush: 1210 | 2012 | 3020; Profile: SPZ | SPA | SPB; Balance: G 16 | G 6.3; Weight: 0.4..38/0.2 kg; -Tension member; -Temperature; -Power',
        'Timing Pulleys':
          '^ aluminium | steel | flanged | zero-backlash; *Teeth: 16 teeth | 24 teeth | 40 teeth | 72 teeth; Pitch: T5 | HTD 5M | HTD 8M; Bore: pilot | H7 with keyway | clamping; Weight: 0.05..6/0.05 kg; -Tension member; -Temperature; -Power; Surface: anodized | phosphated',
        'Belt Tensioners':
          '^ automatic | spring-loaded | eccentric | rubber-sprung; *Force: 100 N | 350 N | 1,000 N | 2,500 N; Travel: 20 mm | 50 mm | ±30°; Roller: Ø 40 mm | Ø 60 mm | Ø 80 mm; Material: aluminium | steel | stainless steel; -Tension member; -Power; -Belt speed',
      },
    },
    'Chains & Sprockets': {
      near: 'Belts & Pulleys | Gears & Gearboxes',
      trade: 'Chains | Chains & Sprockets | Chain Technology | Conveyor Chains',
      buyers: 'sugar mills | forklift services | bottlers | sawmills | cement plants | farm machine makers',
      processes:
        'punch, harden and assemble our own links | pre-stretch every chain | rivet special attachments to drawing | harden teeth by induction',
      sentences: [
        'Pre-stretched and lubricated for longer life.',
        'Attachments are welded or riveted to drawing.',
        'Cut to length, with connecting links in the bag.',
        'Wear length is marked on a gauge that comes free.',
      ],
      coded: false,
      capacity: 'metres 400..60000',
      all: '^ stainless steel | nickel-plated | maintenance-free | heavy-duty; +Pitch: 12.7 mm | 19.05 mm | 25.4 mm | 50.8 mm; Breaking load: 14..640/2 kN; Length: 5 m | 10 m | to order; Lubrication: wax | oil | dry; Temperature: -10 to +60 °C | up to 150 °C; Standard: ISO 606 | ANSI B29.1',
      subs: {
        'Roller Chains': '= roller chain | duplex roller chain; *Type: 08B-1 | 12B-2 | 16B-1 | 60H-1',
        'Conveyor Chains':
          '^ hollow-pin | side-bow | slat-top | attachment; Attachments: K1 every 2nd link | A2 every 4th link | none; Standard: DIN 8165 | ISO 1977 | to drawing',
        'Silent Chains':
          '^ inner-guided | outer-guided | high-speed; Width: 20 mm | 40 mm | 80 mm; Standard: DIN 8190 | ASME B29.2; Speed: up to 25 m/s',
        Sprockets:
          '^ hardened | taper-bushed | stainless steel | split; *Teeth: 13 teeth | 17 teeth | 25 teeth | 38 teeth; Chain: 08B | 10B | 12B | 16B; Bore: pilot | H7 with keyway; Material: C45 | 304 | cast iron; Weight: 0.2..24/0.1 kg; -Breaking load; -Length; -Lubrication; -Temperature',
        'Leaf Chains':
          '^ forklift | high-strength | corrosion-protected; *Type: BL534 | BL623 | LL1644 | BL834; Standard: ISO 4347; Lacing: 2x3 | 3x4 | 4x4',
        'Chain Tensioners':
          '^ rubber-sprung | spring-loaded | adjustable; *Chain: 06B | 08B | 12B | 16B; Force: 80 N | 250 N | 800 N; Material: steel | stainless steel; Guide: sprocket | POM block; -Breaking load; -Length; -Lubrication; -Standard; Weight: 0.2..6/0.1 kg',
      },
    },
    'Couplings & Shafts': {
      near: 'Gears & Gearboxes | Clutches & Brakes',
      trade: 'Couplings | Shafts & Couplings | Transmission Parts | Power Transmission',
      buyers:
        'pump makers | steel mills | machine builders | ship repair yards | compressor makers | maintenance crews',
      processes:
        'turn, bore and balance in one shop | straighten shafts to two hundredths | supply bored couplings within a day | analyse misalignment on site',
      sentences: [
        'Bored, keyed and balanced to order.',
        'Elements are exchanged without moving the machines.',
        'CAD models can be downloaded without registration.',
        'Balanced to G 2.5 on request.',
      ],
      all: '^ backlash-free | torsionally stiff | stainless steel | maintenance-free; *Torque: 10 Nm | 95 Nm | 400 Nm | 2,500 Nm; Bore: Ø 8-20 mm | Ø 15-42 mm | Ø 30-90 mm; Speed: up to 3,600 rpm | up to 10,000 rpm; Material: aluminium | steel C45 | stainless steel 303; Weight: 0.1..38/0.1 kg; Temperature: -30 to +90 °C | -40 to +120 °C',
      subs: {
        'Flexible Couplings':
          '= jaw coupling | bellows coupling | disc coupling | tyre coupling; ^ backlash-free | damping | spacer-type | plug-in; Misalignment: 0.5 mm, 1° | 0.2 mm, 1.5°; Element: 92 Shore A | 98 Shore A | steel discs',
        'Rigid Couplings':
          '= clamp coupling | sleeve coupling | flange coupling; ^ split | one-piece | precision; -Temperature; Finish: nickel-plated | black-oxide | bright',
        'Cardan Shafts':
          '^ telescopic | double-joint | heavy-duty | overhauled; *Torque: 250 Nm | 2 kNm | 12 kNm | 60 kNm; Length: 300..2400/50 mm; Joint angle: 15° | 25° | 35°; Balance: G 16 | G 6.3; Weight: 6..240/2 kg; -Bore',
        'Torque Limiters':
          '= torque limiter | safety coupling; ^ ball-detent | friction | backlash-free; Release: full disengagement | automatic re-engagement; Limit switch: yes | no',
        'Precision Shafts':
          '^ hardened | chrome-plated | hollow | stainless steel; *Diameter: Ø 10 mm | Ø 16 mm | Ø 25 mm | Ø 50 mm; Length: 200..6000/100 mm; Tolerance: h6 | g6; Hardness: 58 HRC | 62 HRC; Material: Cf53 | X46Cr13; -Bore; -Torque; -Temperature; -Speed',
        'Locking Assemblies':
          '^ self-centring | keyless | stainless steel; *Bore: 20 x 47 mm | 35 x 60 mm | 60 x 90 mm | 100 x 145 mm; Pressure on hub: 90..210/10 N/mm²; Axial force: 27..480/1 kN; -Speed; -Temperature',
      },
    },
    'Clutches & Brakes': {
      near: 'Couplings & Shafts | Electric Motors',
      trade: 'Brakes | Clutches & Brakes | Brake Technology | Friction Technology',
      buyers:
        'crane makers | lift services | press makers | wind farm operators | geared motor makers | mine operators',
      processes:
        'press and bake our own linings | test holding torque of each brake | wind coils for any voltage | overhaul brakes within a week',
      sentences: [
        'Holding torque is measured and stamped on the plate.',
        'Linings are exchanged on site in half an hour.',
        'Coils for any voltage are wound in three days.',
        'Runs dry, without grease on the discs.',
      ],
      all: '^ spring-applied | electromagnetic | sealed | low-backlash; *Torque: 8 Nm | 40 Nm | 150 Nm | 800 Nm; Voltage: 24 V DC | 103 V DC | 205 V DC; Bore: Ø 15 mm | Ø 25 mm | Ø 42 mm | Ø 60 mm; Response time: 20..220/5 ms; Speed: up to 1,800 rpm | up to 3,600 rpm; Protection class: IP54 | IP65; Weight: 0.6..68/0.2 kg',
      subs: {
        'Electromagnetic Clutches': '^ flange-mounted | bearing-mounted | tooth | multi-disc',
        'Industrial Disc Brakes':
          '^ hydraulic | pneumatic | spring-applied | fail-safe; *Braking force: 2 kN | 10 kN | 40 kN | 150 kN; Disc: Ø 300 mm | Ø 560 mm | Ø 1,000 mm; Release pressure: 6 bar | 90 bar | 160 bar; -Voltage; -Bore; -Torque',
        'One-Way Clutches':
          '= one-way clutch | backstop; ^ sprag | roller-ramp | bearing-supported; *Bore: Ø 12 mm | Ø 30 mm | Ø 60 mm | Ø 130 mm; Torque: 20..6000/20 Nm; Overrunning speed: 900 rpm | 2,400 rpm; -Voltage; -Protection class; -Response time',
        'Spring Applied Brakes':
          '^ double-disc | low-noise | hand-release | stage; Air gap: 0.2 mm | 0.3 mm | 0.5 mm; Hand release: yes | no',
        'Brake Linings':
          '= brake lining | brake pad | clutch disc; ^ asbestos-free | woven | sintered | bonded; *Size: Ø 120 x 5 mm | Ø 250 x 8 mm | roll 100 x 8 mm; Friction value: 0.35 | 0.40 | 0.45; Temperature: up to 250 °C | up to 400 °C; Pack: 1 set | 10 m | 50 pcs; -Voltage; -Bore; -Response time; -Protection class; -Torque; -Speed; Weight: 0.1..9/0.1 kg',
      },
    },
    'Electric Motors': {
      near: 'Gears & Gearboxes | Clutches & Brakes',
      trade: 'Motors | Electric Motors | Motor Works | Drives',
      buyers: 'pump makers | fan makers | conveyor makers | machine builders | food plants | rewinding workshops',
      processes:
        'wind and impregnate our own stators | test every motor for noise and heat | adapt shafts and flanges within three days | rewind burnt motors of any make',
      sentences: [
        'Test record of the very motor is in the terminal box.',
        'Special shafts and flanges within three days.',
        'Copper windings, class F, used to class B.',
        'Runs on the inverter without a filter.',
      ],
      certificates: 'IEC 60034 | UL recognition | IECEx certificate',
      capacity: 'motors 80..20000',
      all: '^ energy-saving | brake | stainless steel | marine; *&Power: 0.37 kW | 1.5 kW | 5.5 kW | 22 kW | 90 kW; Speed: 960 rpm | 1,450 rpm | 2,900 rpm; Voltage: 230/400 V | 400/690 V | 380 V / 60 Hz; &Frame: 71 | 90 | 132 | 180 | 280; Mounting: B3 | B5 | B14; Protection class: IP55 | IP65 | IP66; &Weight: 6 kg | 18 kg | 58 kg | 168 kg | 610 kg',
      subs: {
        'Three-Phase Motors': '^ cast-iron | aluminium | pole-changing | brake; Efficiency class: IE2 | IE3 | IE4',
        'Single-Phase Motors':
          '^ capacitor-start | two-capacitor | compressor | aluminium; *Power: 0.18 kW | 0.55 kW | 1.1 kW | 2.2 kW; Voltage: 230 V / 50 Hz | 120 V / 60 Hz | 220 V / 60 Hz; Frame: 56 | 71 | 90; Weight: 4..32/1 kg',
        'DC Motors':
          '^ permanent-magnet | shunt-wound | brushed | traction; *&Power: 60 W | 250 W | 1.5 kW | 18 kW; &Voltage: 12 V DC / 24 V DC | 24 V DC | 180 V DC | 440 V DC; -Frame; &Weight: 0.9 kg | 3 kg | 14 kg | 128 kg; Brushes: exchangeable from outside',
        'Geared Motors':
          '^ helical | worm | shaft-mounted | hygienic; *Power: 0.12 kW | 0.55 kW | 2.2 kW | 7.5 kW; Speed: 9..280/1 rpm; Output torque: 20..2400/20 Nm; -Frame',
        'Explosion-Proof Motors':
          '^ flameproof | increased-safety | dust-proof; Marking: Ex db IIC T4 | Ex eb IIC T3 | Ex tb IIIC; Efficiency class: IE2 | IE3',
        'Brushless Motors':
          '^ outrunner | integrated | frameless | high-torque; *Power: 50 W | 200 W | 750 W | 3 kW; Voltage: 24 V DC | 48 V DC | 310 V DC; Speed: 3,000 rpm | 4,000 rpm | 6,000 rpm; Flange: 42 mm | 57 mm | 80 mm; Feedback: Hall | encoder, 17 bit; -Frame; Weight: 0.3..14/0.1 kg',
        'Vibration Motors':
          '^ foot-mounted | flange | explosion-proof | stainless steel; *Centrifugal force: 0.5 kN | 3 kN | 12 kN | 40 kN; Power: 0.08..4/0.02 kW; Adjustment: unbalance, 0-100 %; -Frame; -Mounting; Weight: 4..180/2 kg',
      },
    },
    'Hydraulic Power': {
      near: 'Screws & Jacks | Clutches & Brakes',
      trade: 'Hydraulics | Fluid Power | Hydraulic Systems | Hydraulik',
      buyers:
        'press makers | farm machine makers | construction machine rebuilders | ship operators | steel mills | workshop chains',
      processes:
        'hone tubes and grind rods in house | test every pump at full pressure | flush and measure cleanliness | crimp hoses while you wait',
      sentences: [
        'Pressure test record with each unit.',
        'Seal kits are in stock for all sizes.',
        'Ports can be ordered in BSP, metric or NPT.',
        'Flushed to cleanliness class 18/16/13.',
      ],
      certificates: 'EN 853 | DNV type approval',
      all: '^ high-pressure | compact | marine-grade | low-noise; *Pressure: 160 bar | 210 bar | 250 bar | 350 bar; Port: G3/8 | G1/2 | G1 | SAE 1"; Fluid: mineral oil | HFC | bio-oil; Seal: NBR | FKM | PU; Temperature: -20 to +80 °C | -30 to +100 °C; Weight: 0.6..160/0.2 kg',
      subs: {
        'Hydraulic Pumps':
          '= gear pump | axial piston pump | vane pump; ^ variable | cast-iron | tandem | low-noise; *Displacement: 8 cm³ | 19 cm³ | 45 cm³ | 71 cm³; Speed: 1,500 rpm | 2,500 rpm | 3,000 rpm',
        'Hydraulic Cylinders':
          '^ double-acting | telescopic | tie-rod | welded; *Bore: Ø 40 mm | Ø 63 mm | Ø 100 mm | Ø 160 mm; Stroke: 100 mm | 300 mm | 600 mm | 1,200 mm; Rod: chrome-plated | stainless steel; Mounting: clevis | trunnion | flange',
        'Hydraulic Motors':
          '= orbital motor | radial piston motor | gear motor; ^ high-torque | low-speed | wheel; *Displacement: 80 cm³ | 160 cm³ | 400 cm³ | 1,600 cm³; Speed: 10-600 rpm | 5-250 rpm; Shaft: Ø 25 mm | Ø 32 mm | splined',
        'Hydraulic Valves':
          '= directional valve | pressure relief valve | proportional valve | counterbalance valve; ^ solenoid-operated | cartridge | hand-lever; *Size: NG 6 | NG 10 | NG 16; Flow: 20..350/10 l/min; Coil: 24 V DC | 230 V AC; Spool: E | G | J',
        'Hydraulic Power Units':
          '^ mini | mobile | silent | explosion-proof; *Power: 1.1 kW | 4 kW | 11 kW | 37 kW; Tank: 5 l | 40 l | 160 l | 600 l; Flow: 2..180/2 l/min; Supply: 24 V DC | 400 V / 3 ph',
        'Hydraulic Hoses':
          '= hydraulic hose | hose assembly; ^ two-wire | four-spiral | thermoplastic | abrasion-resistant; *Size: DN 6 | DN 10 | DN 16 | DN 25; Pressure: 180 bar | 275 bar | 420 bar; Standard: EN 853 2SN | EN 856 4SH | SAE 100R7; Fittings: DKOL | JIC | BSP; Length: 0.5..20/0.5 m; -Port; -Seal; Weight: 0.3..12/0.1 kg',
        'Hydraulic Filters':
          '= return filter | pressure filter | filter element | breather; ^ duplex | spin-on | glass-fibre; *Fineness: 3 µm | 6 µm | 10 µm | 25 µm; Flow: 30..800/10 l/min; Bypass: 1.7 bar | 3.5 bar; Indicator: visual | electrical | none',
      },
    },
    'Screws & Jacks': {
      near: 'Gears & Gearboxes | Bearings',
      trade: 'Linear Technology | Screws & Jacks | Lifting Screws | Precision Drives',
      buyers:
        'machine tool makers | stage builders | press makers | handling system makers | antenna makers | packaging machine makers',
      processes:
        'whirl and grind screws up to six metres | measure pitch error by laser | machine shaft ends within a week | assemble jack systems with shafts and gearboxes',
      sentences: [
        'Shaft ends are machined to your drawing.',
        'Pitch record of the very screw is included.',
        'Critical speed and buckling are calculated for you.',
        'Complete systems with shafts and bevel boxes are supplied.',
      ],
      all: '^ ground | rolled | stainless steel | trapezoidal; *Size: 16 x 5 mm | 25 x 10 mm | 40 x 10 mm | 63 x 20 mm; Length: 200..6000/100 mm; Accuracy: C3 | C5 | C7; Dynamic load: 6..160/1 kN; Lubrication: grease | oil; Temperature: -10 to +80 °C',
      subs: {
        'Ball Screws': '^ ground | rolled | preloaded | rotating-nut; Nut: flanged | cylindrical | double',
        'Lead Screws':
          '^ trapezoidal | stainless steel | multi-start | left-hand; *Size: Tr 12 x 3 | Tr 20 x 4 | Tr 36 x 6 | Tr 60 x 9; Nut: bronze | POM | steel; Accuracy: 50 µm/300 mm | 200 µm/300 mm; Dynamic load: 1..60/1 kN',
        'Screw Jacks':
          '^ travelling | rotating | ball-screw | stainless steel; *Capacity: 5 kN | 25 kN | 50 kN | 200 kN; Stroke: 100..2500/50 mm; Ratio: 4:1 | 6:1 | 24:1 | 36:1; Housing: aluminium | cast iron | stainless steel; -Accuracy; -Length; -Dynamic load',
        'Linear Modules':
          '= linear module | linear axis | cross table; ^ belt-driven | screw-driven | covered | clean-room; +Stroke: 200 mm | 500 mm | 1,000 mm | 3,000 mm; Speed: 0.3 m/s | 1 m/s | 3 m/s; Repeatability: ±0.005 mm | ±0.02 mm | ±0.1 mm; Payload: 5..160/5 kg; -Length; -Accuracy',
        'Roller Screws':
          '^ planetary | recirculating | inverted; *Size: 15 x 5 mm | 30 x 10 mm | 48 x 15 mm | 75 x 20 mm; Dynamic load: 40..620/10 kN; Speed: up to 2,000 rpm | up to 5,000 rpm; Accuracy: G1 | G3 | G5',
      },
    },
  },
};
