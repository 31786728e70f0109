import type { Grammar } from './grammar.ts';

export const automation: Grammar = {
  industryID: '0001',
  roots:
    'Axiomat | Kontrela | Sensovia | Regulon | Serventa | Taktora | Movanta | Logira | Cadentis | Nexoval | Ordinex | Plantiva',
  strengths:
    'spare parts for fifteen years | a hotline that is answered by engineers | drop-in replacement of discontinued models | commissioning engineers who travel within a week | open protocols instead of licences',
  certificates: 'ISO 9001:2015 | CE declaration of conformity | UL listing',
  capacity: 'units 200..9000',
  packaging: 'Carton | Antistatic bag | Wooden case | Pallet',
  coded: true,
  categories: {
    'Industrial Robots': {
      since: 1982,
      near: 'Material Flow Automation | Machine Vision',
      trade: 'Robotics | Robot Systems | Automation | Robots & Cells',
      buyers:
        'automotive suppliers | packaging plants | system integrators | foundries | makers of household appliances | dairies and bakeries',
      processes:
        'run every robot for 48 hours before it ships | build and program complete cells in our own hall | measure repeatability with a laser tracker | train operators in our own robot school',
      strengths: 'free simulation before the order | used robots taken in part exchange',
      sentences: [
        'A simulation with your part and cycle time is made before the order.',
        'Programs are written on a tablet; an offline tool is included.',
        'Cables, controller and teach pendant belong to the delivery.',
        'Gearboxes are lubricated for 20,000 hours.',
      ],
      certificates: 'ISO 10218-1 | Machinery Directive 2006/42/EC',
      capacity: 'robots 4..160',
      packaging: 'Wooden case | Steel skid',
      all: '^ compact | long-reach | floor-mounted | ceiling-mounted; ^Protection class: IP54 | IP65 | IP67; +Payload: 3 kg | 6 kg | 12 kg | 20 kg | 60 kg; Reach: 550..2700/50 mm; Repeatability: ±0.02 mm | ±0.03 mm | ±0.05 mm; Axes: 4 | 6; Controller supply: 230 V / 1 ph | 400 V / 3 ph; Interface: PROFINET | EtherCAT | EtherNet/IP; Noise level: below 70 dB(A) | below 65 dB(A)',
      subs: {
        'Articulated Robots':
          '^ six-axis | long-reach | foundry-proof | compact | hollow-wrist; +Payload: 6 kg | 12 kg | 20 kg | 60 kg | 165 kg; Reach: 700..3100/50 mm; Axes: 6',
        'Collaborative Robots':
          '^ table-top | force-sensing | mobile | six-axis; +Payload: 3 kg | 5 kg | 10 kg | 16 kg; Reach: 500..1300/50 mm; Axes: 6 | 7; Safety: PL d, category 3; Controller supply: 230 V / 1 ph',
        'SCARA Robots':
          '^ high-speed | clean-room | ceiling-mounted | table-top; +Payload: 3 kg | 6 kg | 10 kg; Reach: 350..800/50 mm; Axes: 4; Standard cycle: 0.29 s | 0.35 s | 0.42 s',
        'Delta Robots':
          '^ washdown-proof | hygienic | high-speed | stainless steel; +Payload: 1 kg | 3 kg | 6 kg; Reach: 800..1600/50 mm; Axes: 3 | 4; Pick rate: 120 picks/min | 160 picks/min | 200 picks/min',
        'Palletizing Robots':
          '^ four-axis | heavy-duty | bag-handling | high-stack; +Payload: 80 kg | 120 kg | 180 kg | 300 kg; Reach: 2100..3200/50 mm; Axes: 4; Output: 600 cycles/h | 900 cycles/h | 1,200 cycles/h',
        'Welding Robots':
          '= arc welding robot | spot welding robot | laser welding robot; ^ hollow-wrist | six-axis | slim-arm; +Reach: 1,400 mm | 1,800 mm | 2,000 mm; Payload: 6 kg | 8 kg | 12 kg; Axes: 6; Power source: MIG/MAG 350 A | MIG/MAG 500 A | TIG 300 A',
        'Robot Grippers':
          '!; = parallel gripper | vacuum gripper | three-finger gripper | magnetic gripper; ^ electric | pneumatic | soft-jaw; +Gripping force: 40 N | 125 N | 400 N | 1,200 N; Stroke: 4..140/2 mm; Weight: 0.3..4/0.1 kg; Flange: ISO 9409-1-50 | ISO 9409-1-80; Interface: IO-Link | digital I/O | Modbus RTU; Controller supply: 24 V DC; Repeatability: ±0.02 mm | ±0.05 mm;',
      },
    },
    'Programmable Controllers': {
      near: 'Operator Interfaces | Industrial Networking',
      trade: 'Controls | Control Systems | Automation | Industrial Control',
      buyers:
        'machine builders | panel builders | water utilities | food plants that run three shifts | pharmaceutical plants | building operators',
      processes:
        'run a burn-in of 48 hours on every controller | populate and coat our own boards | write and archive the control software of each project | wire and test every cabinet before it ships',
      sentences: [
        'The programming tool follows IEC 61131-3 and costs nothing.',
        'Older projects are converted without charge.',
        'A failed module is exchanged without tools while the rack stays live.',
        'Data go to a server by OPC UA or MQTT without an extra gateway.',
      ],
      certificates: 'IEC 61131-2 | ATEX Directive 2014/34/EU',
      all: '^ compact | DIN-rail | coated | wide-temperature; *Supply: 24 V DC | 12-30 V DC | 100-240 V AC; Fieldbus: PROFINET | EtherCAT | Modbus TCP | EtherNet/IP; Operating temperature: -25 to +70 °C | 0 to +55 °C | -40 to +70 °C; Mounting: DIN rail 35 mm; Protection class: IP20; Width: 22..140/2 mm; Warranty: 24 months | 36 months',
      subs: {
        'Compact PLCs':
          '*Inputs and outputs: 14 I/O | 24 I/O | 40 I/O | 60 I/O; Program memory: 64 kB | 256 kB | 1 MB; Scan time: 0.1 ms per 1,000 steps | 0.4 ms per 1,000 steps; Supply: 24 V DC | 100-240 V AC',
        'Modular PLCs':
          '^ redundant | high-performance | rack-mounted | hot-swappable; +Slots: 4 | 8 | 12 | 16; Program memory: 2 MB | 8 MB | 32 MB; Local I/O: up to 512 | up to 2,048; Scan time: 0.02 ms per 1,000 steps | 0.05 ms per 1,000 steps',
        'Safety Controllers':
          '^ freely programmable | modular | DIN-rail | dual-channel; *Safety level: SIL 3 / PL e | SIL 2 / PL d; Safe inputs: 8 | 12 | 20; Safe outputs: 2 | 4 | 8; Response time: 8..30/1 ms',
        'Remote I/O Modules':
          '^ IP67 | DIN-rail | hot-swappable | compact; *Channels: 8 DI | 16 DI | 8 DO | 16 DI/DO | 4 AI; Connection: push-in terminals | M12 sockets; Protection class: IP20 | IP67',
        'Motion Controllers':
          '^ multi-axis | PC-based | stand-alone | compact; +Axes: 4 | 8 | 16 | 32; Cycle time: 0.25 ms | 0.5 ms | 1 ms; Functions: point-to-point, cam, gearing | interpolation, cam, CNC',
        'Programmable Relays':
          '^ expandable | DIN-rail | compact; *Inputs and outputs: 8 DI, 4 relays | 12 DI, 6 relays | 16 DI, 8 relays; Display: 4 lines | none | colour, 6 lines; Switching capacity: 8 A | 10 A',
      },
    },
    'Sensors & Detection': {
      near: 'Process Instrumentation | Machine Vision',
      trade: 'Sensors | Sensor Systems | Measurement | Detection',
      buyers:
        'machine builders | conveyor makers | automotive suppliers | packaging plants | lift builders | makers of agricultural machines',
      processes:
        'calibrate each sensor against traceable standards | cast and seal our own housings | test every sensor over its whole temperature range | wind our own coils',
      sentences: [
        'Set by a button on the housing or over IO-Link.',
        'Bracket and 2 m of cable are in the bag.',
        'The housing is laser-marked and stays readable after years of washing.',
        'Samples leave the warehouse on the day they are asked for.',
      ],
      certificates: 'ISO/IEC 17025 calibration | ATEX Directive 2014/34/EU',
      capacity: 'pieces 2000..90000',
      all: '^ stainless steel | compact | IO-Link | washdown-proof; *Output: PNP | NPN | 4-20 mA | 0-10 V; Supply: 10-30 V DC | 24 V DC; Protection class: IP67 | IP68 | IP69K; Connection: M12 plug | M8 plug | 2 m cable; Operating temperature: -25 to +70 °C | -40 to +85 °C; Response time: 0.5..20/0.5 ms; Weight: 20..400/5 g',
      subs: {
        'Proximity Sensors':
          '= inductive proximity sensor | capacitive proximity sensor; ^ flush | weld-proof | long-range | stainless steel; *Size: M8 | M12 | M18 | M30; Sensing distance: 2..30/1 mm; Output: PNP NO | NPN NO | PNP NC',
        'Photoelectric Sensors':
          '= retroreflective sensor | through-beam sensor | diffuse photoelectric sensor; ^ red-light | laser | background-suppressing | miniature; +Range: 0.3 m | 1 m | 4 m | 12 m; Light spot: 3 mm | 8 mm | 20 mm; Output: PNP | NPN | push-pull',
        'Pressure Sensors':
          '^ ceramic | flush-membrane | stainless steel | oil-filled; *Range: 0-1 bar | 0-10 bar | 0-100 bar | 0-400 bar; Accuracy: 0.25 % | 0.5 % | 1 %; Process connection: G1/4 | G1/2 | NPT 1/4; Output: 4-20 mA | 0-10 V',
        'Temperature Sensors':
          '= resistance thermometer | thermocouple | infrared thermometer; ^ screw-in | cable-type | hygienic | mineral-insulated; *Range: -50 to +200 °C | -50 to +400 °C | 0 to +1,100 °C; Immersion length: 25..400/25 mm; Accuracy: class A | class B; Output: 4-20 mA | resistance; Response time: 1..20/0.5 s',
        'Ultrasonic Sensors':
          '^ teachable | narrow-beam | stainless steel | M18; +Range: 0.25 m | 1 m | 3 m | 6 m; Blind zone: 20..350/10 mm; Resolution: 0.2 mm | 1 mm',
        'Laser Distance Sensors':
          '^ class 2 | long-range | high-precision | red-light; +Range: 100 mm | 500 mm | 10 m | 50 m; Repeatability: 0.01 mm | 0.1 mm | 1 mm; Laser class: 1 | 2',
        'Rotary Encoders':
          '= incremental encoder | absolute encoder; ^ hollow-shaft | heavy-duty | magnetic | stainless steel; *Resolution: 1,024 pulses | 2,500 pulses | 5,000 pulses | 17 bit; Shaft: 6 mm | 10 mm | 12 mm; Output: HTL | TTL | SSI; Speed: 3,000 rpm | 6,000 rpm; Response time: below 0.1 ms',
        'Load Cells':
          '^ stainless steel | single-point | S-type | compression; *Capacity: 50 kg | 200 kg | 1 t | 5 t | 20 t; Accuracy class: C3 | C4 | C6; Output: 2 mV/V | 3 mV/V; Weight: 0.3..12/0.1 kg; Response time: below 5 ms',
      },
    },
    'Operator Interfaces': {
      near: 'Programmable Controllers | Industrial Networking',
      trade: 'Interface Systems | Controls | Panel Systems | Automation',
      buyers: 'machine builders | panel builders | ship operators | food plants | control room planners',
      processes:
        'bond glass and display in our own clean room | mill our own front frames | burn in every panel for 24 hours | print legends and logos to order',
      sentences: [
        'The front is sealed and may be cleaned with steam.',
        'Readable in sunlight and with gloves on.',
        'Projects from older panels are taken over by the tool.',
        'The cut-out is the same as that of the previous series.',
      ],
      certificates: 'ATEX Directive 2014/34/EU | DNV type approval',
      all: '^ stainless steel | panel-mounted | sunlight-readable | fanless; *Size: 7" | 10.1" | 15.6" | 21.5"; Protection class, front: IP65 | IP66 | IP69K; Supply: 24 V DC | 100-240 V AC; Operating temperature: 0 to +50 °C | -20 to +60 °C; Mounting: panel cut-out | VESA 100 | arm; Warranty: 24 months | 36 months',
      subs: {
        'HMI Touch Panels':
          'Touch: capacitive, multi-touch | resistive, works with gloves; Resolution: 800 x 480 | 1,280 x 800 | 1,920 x 1,080; Interfaces: 2 Ethernet, 1 USB | Ethernet, RS-485, USB',
        'Industrial Monitors':
          'Brightness: 350 cd/m² | 1,000 cd/m² | 1,500 cd/m²; Resolution: 1,280 x 1,024 | 1,920 x 1,080; Inputs: HDMI, VGA | DisplayPort, HDMI',
        'Panel PCs':
          'Processor: quad-core, 1.8 GHz | six-core, 2.6 GHz; Memory: 8 GB | 16 GB | 32 GB; Storage: 128 GB SSD | 512 GB SSD; Interfaces: 2 Ethernet, 4 USB | 3 Ethernet, 2 RS-232',
        'Pushbuttons & Pilot Lights':
          '= illuminated pushbutton | emergency stop button | pilot light | selector switch; ^ chrome-ringed | flush | metal | plastic; *Mounting hole: 16 mm | 22 mm | 30 mm; Contacts: 1 NO | 1 NO + 1 NC | 2 NC; Colour: red | green | yellow | blue; Mechanical life: 1 million operations | 5 million operations; Mounting: panel hole; Supply: 24 V AC/DC | 230 V AC',
        'Signal Towers':
          '^ LED | modular | pre-wired | wireless; *Tiers: 2 tiers | 3 tiers | 5 tiers; Buzzer: 85 dB | 95 dB | none; Diameter: 40 mm | 50 mm | 70 mm; Mounting: tube | base | wall; Supply: 24 V AC/DC | 230 V AC',
      },
    },
    'Drives & Motion': {
      near: 'Programmable Controllers | Industrial Robots',
      trade: 'Drives | Motion Systems | Drive Technology | Servo Systems',
      buyers:
        'machine builders | crane makers | pump stations | textile mills | packaging machine makers | extruder builders',
      processes:
        'wind our own stators | test each drive under full load | balance every rotor | grind rails to half a hundredth',
      sentences: [
        'Parameters are copied by memory card, so an exchange takes minutes.',
        'Sizing is done with you, free of charge, from the load and the cycle.',
        'Motor, drive and cables are tested together before they leave.',
        'A replacement for most discontinued series is in the list.',
      ],
      certificates: 'IEC 61800-5-1 | IEC 61508 SIL 2',
      all: '^ compact | high-dynamic | coated | dual-axis; *Power: 0.4 kW | 0.75 kW | 2.2 kW | 7.5 kW; Supply: 230 V / 1 ph | 400 V / 3 ph | 48 V DC; Protection class: IP20 | IP54 | IP65; Interface: EtherCAT | PROFINET | CANopen | Modbus RTU; Operating temperature: 0 to +50 °C | -10 to +40 °C; Warranty: 24 months | 36 months',
      subs: {
        'Servo Drives':
          'Rated current: 2..30/0.5 A; Safety: STO | STO, SS1; Feedback: EnDat 2.2 | HIPERFACE DSL | resolver',
        'Servo Motors':
          '^ low-inertia | hollow-shaft | stainless steel | high-dynamic; Rated torque: 0.5..35/0.5 Nm; Rated speed: 2,000 rpm | 3,000 rpm | 4,500 rpm; Feedback: single-turn absolute | multi-turn absolute | resolver; Brake: none | 24 V holding brake; Protection class: IP65 | IP67; Interface: single-cable connector | two connectors',
        'Stepper Motors':
          '^ hybrid | closed-loop | geared | flat; *Flange: NEMA 17 | NEMA 23 | NEMA 34; Holding torque: 0.4..12/0.2 Nm; Step angle: 1.8° | 0.9°; Rated current: 1.5 A | 2.8 A | 4.2 A; Supply: 24-48 V DC; Protection class: IP40 | IP65; Interface: step/direction | CANopen',
        'Variable Frequency Drives':
          '^ vector-controlled | wall-mounted | regenerative | pump-optimized; *Power: 0.75 kW | 4 kW | 15 kW | 55 kW | 160 kW; Overload: 150 % for 60 s | 120 % for 60 s; EMC filter: C2 built in | C3 built in; Output frequency: 0-400 Hz | 0-599 Hz',
        'Linear Actuators':
          '= electric linear actuator | electric cylinder; ^ belt-driven | screw-driven | washdown-proof | heavy-duty; +Stroke: 100 mm | 300 mm | 600 mm | 1,500 mm; Thrust: 200..8000/100 N; Speed: 20..900/10 mm/s; Motor: 24 V DC | servo; Supply: 24 V DC | 400 V / 3 ph',
        'Linear Guides':
          '= linear guide | rail carriage; ^ preloaded | corrosion-resistant | miniature | low-profile; +Size: 15 | 20 | 25 | 35 | 45; Rail length: 400..4000/100 mm; Accuracy class: N | H | P; Dynamic load: 8..90/1 kN; -Supply; -Interface; -Protection class; -Power; Seals: wiper | metal scraper; Operating temperature: -20 to +80 °C',
      },
    },
    'Pneumatic Automation': {
      near: 'Drives & Motion | Sensors & Detection',
      trade: 'Pneumatics | Air Systems | Fluid Automation | Valves & Cylinders',
      buyers:
        'machine builders | bottlers | woodworking plants | automotive suppliers | bus builders | packaging plants',
      processes:
        'cut and assemble cylinders to any stroke within a day | leak-test every valve | hone our own tubes | assemble valve islands ready to connect',
      sentences: [
        'Mounting dimensions follow ISO, so it fits where another make was.',
        'Lubricated for life; dry air is enough.',
        'Seal kits are in stock and cost a tenth of a new part.',
        'Position sensors fit into the slots of the profile.',
      ],
      certificates: 'PED 2014/68/EU | ATEX Directive 2014/34/EU',
      capacity: 'pieces 800..60000',
      all: '^ compact | stainless steel | food-grade | high-flow; *Connection: G1/8 | G1/4 | G3/8 | G1/2; Operating pressure: 1.5-8 bar | 2-10 bar; Medium: filtered air, 40 µm | dry or oiled air; Operating temperature: -10 to +60 °C | -20 to +80 °C; Seal material: NBR | FKM | PU; Weight: 40..3800/20 g',
      subs: {
        'Pneumatic Cylinders':
          '^ double-acting | rodless | guided | stainless steel; *Bore: Ø 16 mm | Ø 32 mm | Ø 50 mm | Ø 80 mm | Ø 125 mm; +Stroke: 50 mm | 100 mm | 250 mm | 500 mm; Standard: ISO 15552 | ISO 6432 | ISO 21287; Cushioning: adjustable | elastic',
        'Solenoid Valves':
          '^ direct-acting | pilot-operated | low-power | bistable; *Function: 2/2 | 3/2 | 5/2 | 5/3; Coil: 24 V DC | 230 V AC; Nominal flow: 300..3200/100 l/min; Switching time: 10..40/2 ms',
        'Air Preparation Units':
          '= filter regulator | service unit | air dryer; ^ lockable | modular | manual-drain | automatic-drain; Filter: 5 µm | 40 µm | 0.01 µm; Regulating range: 0.5-8 bar | 0.5-12 bar; Nominal flow: 800..6000/100 l/min',
        'Vacuum Generators':
          '= vacuum ejector | vacuum generator; ^ energy-saving | inline | multi-stage | compact; +Suction rate: 12 l/min | 40 l/min | 120 l/min | 300 l/min; Vacuum: up to 85 % | up to 92 %; Air saving: none | automatic',
        'Pneumatic Fittings':
          '= push-in fitting | elbow fitting | T-fitting | quick coupling; ^ nickel-plated | stainless steel | plastic; *Tube: 4 mm | 6 mm | 8 mm | 12 mm; Thread: M5 | G1/8 | G1/4; Pack: 10 pcs | 50 pcs; Weight: 5..60/5 g',
        'Valve Manifolds':
          '^ fieldbus | plug-in | IP65 | compact; +Stations: 4 | 8 | 12 | 24; Interface: PROFINET | EtherCAT | multi-pole | IO-Link; Nominal flow: 400..1500/50 l/min; Supply: 24 V DC; Weight: 0.8..9/0.2 kg',
      },
    },
    'Process Instrumentation': {
      near: 'Sensors & Detection | Programmable Controllers',
      trade: 'Instruments | Process Control | Instrumentation | Measurement',
      buyers:
        'refineries | water utilities | dairies and breweries | chemical plants | pulp mills | desalination plants',
      processes:
        'calibrate on our own flow rig | weld and test all pressure parts | issue calibration certificates with every instrument | keep loan instruments for shutdowns',
      sentences: [
        'A calibration certificate with five points is included.',
        'Wetted parts are listed by material for each order.',
        'Commissioned over Bluetooth, with the cover closed.',
        'Diagnosis warns before a reading drifts.',
      ],
      certificates: 'ATEX Directive 2014/34/EU | PED 2014/68/EU | IEC 61508 SIL 2',
      capacity: 'instruments 100..6000',
      all: '^ hygienic | explosion-protected | stainless steel | two-wire; *Output: 4-20 mA HART | PROFIBUS PA | Modbus RTU; Supply: 24 V DC, two-wire | 100-240 V AC; Process temperature: -40 to +150 °C | -20 to +120 °C | up to +250 °C; Process connection: DN 25 flange | DN 50 flange | G1/2 | tri-clamp 2"; Protection class: IP66 | IP67 | IP68; Wetted material: 316L | Hastelloy C | PTFE',
      subs: {
        'Flow Meters':
          '= electromagnetic flow meter | Coriolis flow meter | ultrasonic flow meter | vortex flow meter; *Size: DN 15 | DN 50 | DN 100 | DN 300; Accuracy: 0.1 % | 0.2 % | 0.5 %; Pressure rating: PN 16 | PN 40',
        'Level Transmitters':
          '= radar level transmitter | guided-wave level transmitter | hydrostatic level probe; +Range: 3 m | 10 m | 30 m; Accuracy: ±1 mm | ±2 mm | ±3 mm; Frequency: 26 GHz | 80 GHz',
        'Pressure Transmitters':
          '= pressure transmitter | differential pressure transmitter; *Range: 0-1 bar | 0-16 bar | 0-100 bar | 0-250 mbar; Accuracy: 0.04 % | 0.075 % | 0.1 %; Turndown: 100:1 | 20:1',
        'Process Analyzers':
          '= pH analyzer | conductivity analyzer | turbidity analyzer | gas analyzer; ^ inline | self-cleaning | wall-mounted; *Channels: 1 channel | 2 channels | 4 channels; Drift: below 1 % per month | below 2 % per month; Display: colour | two lines',
        'Control Valves':
          '= globe control valve | control butterfly valve | three-way control valve; ^ pneumatic | electric | cavitation-proof; *Size: DN 15 | DN 25 | DN 50 | DN 100; Kvs: 4..160/1 m³/h; Body: GGG40 | WCB | 316L; Pressure rating: PN 16 | PN 40 | class 300; Supply: 24 V AC/DC | 6 bar air; Wetted material: 316L | stellited seat; Process connection: flanged | welded ends',
        'Temperature Controllers':
          '^ self-tuning | DIN-rail | panel-mounted | eight-zone; *Format: 48 x 48 mm | 48 x 96 mm | 96 x 96 mm; Input: Pt100, thermocouples | all thermocouples, mA; Output: relay | SSR drive | 4-20 mA; Supply: 24 V DC | 100-240 V AC; -Process connection; -Process temperature; -Wetted material; Protection class: IP65 front | IP20; Accuracy: 0.2 % | 0.5 %',
      },
    },
    'Machine Vision': {
      since: 1990,
      near: 'Sensors & Detection | Industrial Robots',
      trade: 'Vision Systems | Imaging | Vision | Optical Inspection',
      buyers:
        'automotive suppliers | pharmaceutical packers | electronics makers | bottlers | logistics centres | printing houses',
      processes:
        'try every task with your parts in our laboratory | align optics on our own bench | write inspection programs to order | test each camera for dead pixels',
      sentences: [
        'Send ten good and ten bad parts: the feasibility test is free.',
        'Set up in a browser, without programming.',
        'Lens, filter and bracket are chosen to the distance that you have.',
        'Images of faults are stored with time and batch.',
      ],
      all: '^ compact | high-speed | colour | monochrome; *Resolution: 1.2 MP | 2 MP | 5 MP | 12 MP; Interface: GigE | USB 3.0 | EtherNet/IP | PROFINET; Supply: 24 V DC | PoE; Protection class: IP40 | IP65 | IP67; Operating temperature: 0 to +45 °C | 0 to +50 °C; Weight: 90..900/10 g',
      subs: {
        'Smart Cameras':
          'Frame rate: 30 fps | 60 fps | 120 fps; Lens: S-mount | C-mount | autofocus; Tools: presence, position, code | OCR, measuring, classification',
        'Line Scan Cameras':
          '*Resolution: 2k | 4k | 8k | 16k; Line rate: 26 kHz | 70 kHz | 140 kHz; Interface: Camera Link | CoaXPress | GigE; Lens: M42 | M72',
        'Vision Lighting':
          '= ring light | bar light | backlight | dome light; ^ red | white | infrared | strobed; *Size: 50 mm | 100 mm | 200 mm | 600 mm; Wavelength: 630 nm | 850 nm | 5,600 K white; Interface: trigger input | dimming 0-10 V; Supply: 24 V DC',
        'Barcode Readers':
          '= fixed barcode reader | handheld barcode reader | 2D code reader; ^ wireless | long-range | DPM-capable; +Reading distance: 30-300 mm | 50-900 mm | 0.2-2 m; Codes: 1D and 2D | 1D, 2D and DPM; Interface: Ethernet | USB | RS-232; Supply: 24 V DC | 5 V USB; Resolution: 1.2 MP | 2 MP',
        '3D Vision Sensors':
          '= laser profile sensor | stereo camera | time-of-flight camera; ^ blue-laser | long-range | high-precision; +Measuring range: 60 mm | 200 mm | 1,000 mm | 4 m; Resolution in z: 0.005 mm | 0.05 mm | 1 mm; Profile rate: 500 Hz | 2 kHz | 8 kHz',
      },
    },
    'Industrial Networking': {
      since: 1992,
      near: 'Programmable Controllers | Operator Interfaces',
      trade: 'Networks | Industrial Networks | Connectivity | Data Systems',
      buyers:
        'machine builders | rail operators | water utilities | wind farm operators | system integrators | tunnel operators',
      processes:
        'develop hardware and firmware in one house | test every device from -40 to +75 °C | patch security gaps within thirty days | keep firmware of all years in an archive',
      sentences: [
        'Signed firmware and updates for ten years belong to the price.',
        'Replaced by swapping a memory card; the settings stay.',
        'No fan, no moving parts, two power inputs.',
        'Set up in a browser or by a script.',
      ],
      certificates: 'IEC 62443-4-1 | IEC 61850-3',
      all: '^ managed | fanless | wide-temperature | DIN-rail; *Supply: 24 V DC | 12-48 V DC | redundant 24 V DC; Operating temperature: -40 to +75 °C | -20 to +60 °C; Protection class: IP30 | IP40 | IP67; Mounting: DIN rail | wall; Certification: CE, FCC | CE, UL, e-mark; MTBF: 400,000 h | 900,000 h; Weight: 180..1400/20 g',
      subs: {
        'Industrial Ethernet Switches':
          '^ managed | unmanaged | PoE | gigabit; *Ports: 5 ports | 8 ports | 16 ports | 8 ports + 2 SFP; Redundancy: MRP | RSTP | none; Speed: 100 Mbit/s | 1 Gbit/s',
        'Fieldbus Gateways':
          '^ configurable | isolated | DIN-rail; *Protocols: PROFIBUS to PROFINET | CANopen to EtherCAT | Modbus RTU to Modbus TCP | M-Bus to MQTT; Data width: 244 bytes | 512 bytes; Set-up: web page | software, free of charge',
        'Wireless I/O':
          '= wireless I/O module | radio modem; ^ 868 MHz | 2.4 GHz | IP67; *Channels: 4 DI/DO | 8 DI/DO | 2 AI; Range: 400 m | 2 km | 10 km; Antenna: SMA | built in',
        'IoT Edge Gateways':
          '^ fanless | containerized | LTE; *Memory: 2 GB | 4 GB | 8 GB; Protocols: OPC UA, MQTT | Modbus, MQTT, REST; Interfaces: 2 Ethernet, RS-485 | 4 Ethernet, LTE; Processor: dual-core ARM | quad-core x86',
        'Industrial Routers':
          '^ LTE | 5G | dual-SIM | VPN; *Ports: 1 WAN, 4 LAN | 2 WAN, 4 LAN; Encryption: OpenVPN, IPsec | IPsec, WireGuard; Throughput: 100 Mbit/s | 500 Mbit/s',
      },
    },
    'Material Flow Automation': {
      near: 'Industrial Robots | Machine Vision',
      trade: 'Intralogistics | Conveyor Systems | Handling Systems | Warehouse Automation',
      buyers: 'mail-order houses | parcel carriers | food wholesalers | airports | tyre makers | furniture plants',
      processes:
        'plan, build and commission with our own people | test every line at full speed before it is taken apart for shipping | weld frames to a tenth of a millimetre | write the warehouse software ourselves',
      strengths: 'service contracts with named technicians',
      sentences: [
        'Layout and throughput are simulated before the contract.',
        'Delivered in modules that fit through a normal gate.',
        'Drives and rollers are standard parts that any workshop can get.',
        'Commissioning is done beside running operations, at night if need be.',
      ],
      certificates: 'Machinery Directive 2006/42/EC',
      capacity: 'metres of line 40..3000',
      packaging: 'Container | Pallet | Wooden case',
      all: '^ modular | heavy-duty | energy-saving | low-noise; +Load: 30 kg | 50 kg | 500 kg | 1,200 kg; Speed: 0.2..2/0.1 m/s; Supply: 400 V / 3 ph | 24 V DC; Control: PLC, PROFINET | PLC, EtherNet/IP; Noise level: below 65 dB(A) | below 70 dB(A); Warranty: 24 months | 12 months; Spare parts: ten years | fifteen years',
      subs: {
        'Automated Guided Vehicles':
          '^ laser-guided | forklift-type | low-profile | towing; +Load: 300 kg | 800 kg | 1,500 kg | 3,000 kg; Battery: lithium, 8 h | lithium, 16 h; Navigation: laser | natural features | magnetic tape; Supply: 48 V lithium battery | 24 V lithium battery',
        'Belt Conveyor Systems':
          '= belt conveyor | roller conveyor | spiral conveyor; ^ stainless steel | inclined | food-grade | modular; *Belt width: 400 mm | 600 mm | 800 mm | 1,200 mm; Length: 2..60/1 m; Incline: 0° | 12° | 18°',
        'Sorting Systems':
          '= cross-belt sorter | sliding-shoe sorter | tilt-tray sorter | wheel sorter; ^ high-speed | compact | modular; *Throughput: 3,000 pcs/h | 6,000 pcs/h | 12,000 pcs/h; Item weight: 0.1-30 kg | 0.05-50 kg; Destinations: 20 | 60 | 240',
        'Automated Storage Systems':
          '= mini-load system | pallet crane | shuttle system | vertical lift module; ^ deep-freeze | double-deep | high-bay; +Height: 6 m | 12 m | 24 m | 32 m; Load: 50 kg | 500 kg | 1,200 kg; Places: 600 | 4,000 | 18,000; Cycles: 40 per hour | 120 per hour | 600 per hour',
        'Pick-to-Light Systems':
          '^ wireless | bus-wired | cart-mounted; *Places: 48 places | 120 places | 500 places; Display: 4 digits | RGB button | colour graphic; Software: stand-alone | ERP interface; Supply: 24 V DC; Control: own controller, Ethernet; -Load; -Speed; -Noise level; Interface: REST | OPC UA',
      },
    },
  },
};
