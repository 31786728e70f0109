import type { Grammar } from './grammar.ts';

export const electronics: Grammar = {
  industryID: '0002',
  roots:
    'Siliqa | Nanodyn | Circanta | Bitvera | Lumatek | Ampora | Datavine | Pixelor | Novacore | Elektrana | Signalis | Octavon',
  strengths:
    'samples within five working days | obsolescence notices a year ahead | firmware and documents for ten years | stock held for scheduled call-offs | support by the people who designed it',
  certificates: 'ISO 9001:2015 | ISO 14001:2015 | RoHS declaration',
  capacity: 'pieces 5000..400000',
  packaging: 'Carton | Antistatic bag | Pallet | Antistatic tray',
  coded: true,
  categories: {
    Semiconductors: {
      near: 'Passive Components | Printed Circuit Boards',
      trade: 'Semiconductors | Microsystems | Chips | Silicon',
      buyers:
        'contract manufacturers | makers of household appliances | makers of electric vehicles | electronics workshops | meter makers',
      processes:
        'test every wafer before and after sawing | program and label parts to order | burn in each batch at 125 °C | dice and pack in our own clean room',
      strengths: 'lot traceability to the reel',
      sentences: [
        'Every lot carries its date code and test report.',
        'An evaluation board and the reference design are free for customers.',
        'Pin-compatible alternatives are named in the data sheet.',
        'Supplied on tape and reel or in trays.',
      ],
      certificates: 'AEC-Q100 report | IATF 16949:2016',
      packaging: 'Tape and reel | Antistatic tray | Tube',
      all: '^ low-power | automotive-grade | industrial-grade | radiation-tolerant; *Package: QFN-48 | SOIC-8 | TSSOP-20 | LQFP-64; Operating temperature: -40 to +85 °C | -40 to +125 °C; Moisture sensitivity level: MSL 1 | MSL 3; Packing: reel of 2,500 | reel of 3,000 | tray of 250; Compliance: RoHS, REACH; Supply voltage: 1.8-3.6 V | 2.7-5.5 V',
      subs: {
        Microcontrollers:
          '^ 8-bit | 32-bit | low-power | automotive-grade; Flash: 32 kB | 128 kB | 512 kB | 2 MB; Clock: 48 MHz | 120 MHz | 240 MHz',
        'Memory Chips':
          '= SRAM chip | NOR flash chip | EEPROM chip | DRAM chip; *Density: 4 Mbit | 64 Mbit | 256 Mbit | 4 Gbit; Interface: SPI | parallel | I²C',
        'Power Transistors':
          '=& power MOSFET | IGBT | SiC MOSFET; ^ fast-switching | automotive-grade | low-loss; *&Blocking voltage: 60 V / 100 V | 650 V / 1,200 V | 650 V / 1,200 V; &On-state: 1.8 mΩ / 9 mΩ | 1.6 V / 1.9 V | 25 mΩ / 40 mΩ; Package: TO-220 | TO-247 | D2PAK; -Supply voltage',
        'Diodes & Rectifiers':
          '= Schottky diode | Zener diode | bridge rectifier | TVS diode; ^ fast-recovery | surface-mount | low-leakage; *Reverse voltage: 40 V | 100 V | 600 V | 1,000 V; Forward current: 1 A | 3 A | 10 A | 25 A; Package: SMA | SOD-123 | DO-41; -Supply voltage',
        'Analog Integrated Circuits':
          '= operational amplifier | voltage regulator | AD converter | comparator; ^ rail-to-rail | low-noise | precision | low-power; *Package: SOT-23 | SOIC-8 | MSOP-8; Channels: 1 | 2 | 4',
        'LED Chips':
          '^ high-brightness | warm white | infrared | deep red; *Colour temperature: 2,700 K | 4,000 K | 6,500 K; Luminous flux: 28 lm | 120 lm | 260 lm; Package: 2835 | 3030 | 5050; Forward voltage: 2.9 V | 3.1 V; -Supply voltage',
        'Programmable Logic Devices':
          '= FPGA | CPLD; ^ flash-based | low-power | instant-on; *Logic elements: 1,280 | 8,000 | 45,000; Package: QFN-48 | BGA-256 | TQFP-144; User I/O: 38 | 106 | 206',
      },
    },
    'Passive Components': {
      near: 'Semiconductors | Connectors & Cables',
      trade: 'Components | Passives | Electronic Components | Capacitors',
      buyers:
        'contract manufacturers | power supply makers | makers of household appliances | lighting makers | electronics workshops',
      processes:
        'wind and pot our own coils | measure every part at the end of the line | age samples of each batch for 1,000 hours | tape and reel in small quantities too',
      strengths: 'lot traceability to the reel',
      sentences: [
        'Values that are not in the list are made from 5,000 pieces.',
        'Test reports over life and temperature can be downloaded.',
        'Also on cut tape for prototypes.',
      ],
      certificates: 'AEC-Q200 report | IATF 16949:2016',
      packaging: 'Tape and reel | Carton | Bulk bag',
      capacity: 'thousand pieces 500..90000',
      coded: false,
      all: '^ automotive-grade | surface-mount | high-temperature | halogen-free; *Case: 0402 | 0603 | 0805 | 1206; Tolerance: ±1 % | ±5 % | ±10 %; Operating temperature: -55 to +125 °C | -40 to +105 °C; Packing: reel of 4,000 | reel of 10,000 | box of 500; Compliance: RoHS, REACH',
      subs: {
        Capacitors:
          '= ceramic capacitor | electrolytic capacitor | film capacitor; ^ low-ESR | long-life | X7R | polymer; *Capacitance: 100 nF | 1 µF | 100 µF | 470 µF; Rated voltage: 16 V | 50 V | 400 V; Case: 0603 | 10 x 20 mm | 18 x 35 mm',
        Resistors:
          '= thick-film resistor | wirewound resistor | current sense resistor; ^ precision | anti-surge | surface-mount; *Resistance: 10 Ω | 1 kΩ | 10 kΩ | 100 kΩ; Rated power: 0.1 W | 0.25 W | 3 W',
        Inductors:
          '= power inductor | common mode choke | ferrite bead; ^ shielded | moulded | high-current; *Inductance: 1 µH | 10 µH | 100 µH | 4.7 mH; Rated current: 0.5 A | 3 A | 12 A; Case: 4 x 4 mm | 10 x 10 mm | 12 x 12 mm',
        'Crystals & Oscillators':
          '= quartz crystal | crystal oscillator | TCXO; ^ low-jitter | low-power | miniature; *Frequency: 32.768 kHz | 8 MHz | 16 MHz | 25 MHz; Stability: ±10 ppm | ±20 ppm | ±0.5 ppm; Case: 3.2 x 2.5 mm | 5 x 3.2 mm; -Tolerance',
        'Electronic Filters':
          '= EMI filter | SAW filter | line filter; ^ two-stage | single-phase | chassis-mount; *Rated current: 1 A | 6 A | 16 A | 30 A; Rated voltage: 250 V AC | 480 V AC; Case: metal housing | SMD; Attenuation: 40 dB | 60 dB',
        Thermistors:
          '= NTC thermistor | PTC thermistor; ^ glass-sealed | leaded | surface-mount; *Resistance at 25 °C: 2.2 kΩ | 10 kΩ | 47 kΩ | 100 kΩ; B value: 3,435 K | 3,950 K',
      },
    },
    'Connectors & Cables': {
      near: 'Passive Components | Networking Equipment',
      trade: 'Interconnect | Connectors | Cables | Cable Systems',
      buyers: 'machine builders | telecom operators | makers of household appliances | vehicle builders | data centres',
      processes:
        'stamp and plate our own contacts | mould and assemble on one line | test each cable end to end | cut and label cables to order',
      sentences: [
        'Tested for contact and insulation before it is packed.',
        'Your own label and length are possible from 100 pieces.',
        '3D models and drawings can be downloaded.',
      ],
      certificates: 'UL recognition | IPC/WHMA-A-620',
      packaging: 'Carton | Reel | Bag of 100',
      all: '^ shielded | halogen-free | industrial | gold-plated; *Length: 0.5 m | 1 m | 2 m | 5 m; Operating temperature: -40 to +80 °C | -25 to +105 °C; Sheath: PVC | PUR | LSZH; Compliance: RoHS, REACH | UL, RoHS; Minimum order: 50..2000/50 pcs; Colour: black | grey | white',
      subs: {
        'Board Connectors':
          '= pin header | board-to-board connector | wire-to-board connector; ^ gold-plated | right-angle | locking; *Poles: 2 | 6 | 10 | 20 | 40; Pitch: 1.27 mm | 2 mm | 2.54 mm; Rated current: 1 A | 3 A; -Sheath',
        'Fiber Optic Cables':
          '^ armoured | single-mode | multi-mode | indoor/outdoor; *Fibres: 4 fibres | 12 fibres | 24 fibres | 96 fibres; Fibre type: G.652D | OM3 | OM4; Sheath: LSZH | PE; Drum: 1 km | 2 km | 4 km',
        'USB Cables':
          '= USB-C cable | USB-A to USB-C cable | USB 3.2 cable; ^ braided | magnetic | slim; *Length: 0.3 m | 1 m | 2 m; Power: 60 W | 100 W | 240 W; Data rate: 480 Mbit/s | 10 Gbit/s | 20 Gbit/s; Sheath: TPE | nylon braid',
        'Coaxial Cables':
          '^ low-loss | double-shielded | flexible | outdoor; *Type: RG58 | RG6 | LMR-400 | RG174; Impedance: 50 Ω | 75 Ω; Drum: 100 m | 500 m; Sheath: PVC | PE',
        'Terminal Blocks':
          '^ push-in | screw-type | pluggable | DIN-rail; *Cross-section: 1.5 mm² | 2.5 mm² | 6 mm² | 16 mm²; Rated voltage: 300 V | 800 V | 1,000 V; Rated current: 17 A | 32 A | 76 A; -Sheath; Colour: grey | green | blue',
        'Cable Assemblies':
          '= cable harness | M12 cable assembly | ribbon cable assembly; ^ overmoulded | custom-made | drag-chain; *Length: 0.3 m | 1 m | 3 m | 10 m; Cores: 2 | 4 | 8 | 25; Test: 100 % electrical',
      },
    },
    'Printed Circuit Boards': {
      near: 'Semiconductors | Passive Components',
      trade: 'Circuits | Circuit Boards | PCB | Board Technologies',
      buyers:
        'electronics designers | contract manufacturers | medical device makers | LED lamp makers | vehicle electronics makers | start-ups',
      processes:
        'etch, drill and plate under one roof | inspect every board by camera and flying probe | panel and route to your layout | check the data of each order by hand',
      sentences: [
        'Gerber data are checked within two hours.',
        'Express boards leave after 48 hours.',
        'A stencil can be ordered with the boards.',
        'Impedance is measured on a coupon of each panel.',
      ],
      certificates: 'UL 94 V-0 recognition | IPC-A-600 class 2 | IATF 16949:2016',
      capacity: 'm² of board 100..12000',
      packaging: 'Vacuum pack with desiccant | Carton',
      coded: false,
      all: '^ lead-free | halogen-free | high-Tg | prototype; *Thickness: 0.8 mm | 1.0 mm | 1.6 mm | 2.0 mm; Copper: 18 µm | 35 µm | 70 µm; Surface: ENIG | HASL lead-free | immersion tin; Solder mask: green | black | white | blue; Minimum track: 0.1 mm | 0.15 mm; Lead time: 2 days | 5 days | 10 days',
      subs: {
        'Rigid Circuit Boards': '+Layers: 1 | 2; Material: FR-4 Tg 140 | FR-4 Tg 170 | CEM-1',
        'Flexible Circuit Boards':
          '^ single-sided | double-sided | rigid-flex; *Thickness: 0.1 mm | 0.15 mm | 0.2 mm; Material: polyimide | PET; Stiffener: FR-4 | steel | none; Bend cycles: 10,000 | 100,000',
        'Multilayer Circuit Boards':
          '^ HDI | impedance-controlled | high-Tg | halogen-free; +Layers: 4 | 6 | 8 | 12 | 20; Vias: through | blind and buried | filled; Material: FR-4 Tg 150 | FR-4 Tg 170',
        'Circuit Board Assembly':
          '= ~circuit board assembly | ~SMD assembly | ~box build; ^ turnkey | prototype | small-series; *Volume: 5-50 boards | 100-1,000 boards | from 5,000 boards; Smallest part: 01005 | 0402; Inspection: AOI | AOI, X-ray; Test: in-circuit | functional | flying probe; -Thickness; -Copper; -Minimum track; -Solder mask; -Surface',
        'Aluminum Circuit Boards':
          '^ single-layer | LED | high-conductivity; Thermal conductivity: 1 W/mK | 2 W/mK | 3 W/mK; Material: aluminium 5052 | aluminium 1060',
      },
    },
    'Computers & Servers': {
      since: 1984,
      near: 'Computer Peripherals | Networking Equipment',
      trade: 'Computers | Computing | Digital Systems | IT Systems',
      buyers: 'schools and universities | public offices | data centres | design studios | banks | trading companies',
      processes:
        'assemble and test to order | load your image before shipping | run each machine for 24 hours under load | repair in our own workshop',
      sentences: [
        'Your software image and asset tags are applied before shipping.',
        'Repair is done on the next working day, on site if you wish.',
        'Memory and storage can be exchanged without tools.',
        'Old machines are taken back and wiped with a certificate.',
      ],
      certificates: 'CE, FCC | ENERGY STAR',
      capacity: 'units 100..9000',
      packaging: 'Carton | Pallet',
      all: '^ business | energy-saving | quiet | rugged; *Memory: 8 GB | 16 GB | 32 GB | 64 GB; Storage: 256 GB SSD | 512 GB SSD | 1 TB SSD; Processor: six-core, 3.1 GHz | eight-core, 3.6 GHz | quad-core, 2.8 GHz; Operating system: none | Windows 11 Pro | Linux; Warranty: 12 months | 36 months on site',
      subs: {
        Laptops:
          '^ lightweight | rugged | business | convertible; *Display: 13.3" | 14" | 15.6" | 16"; Weight: 1.1..2.4/0.1 kg; Battery: 8 h | 12 h | 16 h; Keyboard: English/Arabic | English/Spanish | English',
        'Desktop Computers':
          '= desktop computer | all-in-one computer; ^ small-form-factor | tower | business; Power supply: 180 W | 300 W | 500 W; Ports: 6 USB, HDMI, DisplayPort | 8 USB, 2 DisplayPort',
        'Rack Servers':
          '^ 1U | 2U | dual-socket | GPU-ready; *Memory: 32 GB | 128 GB | 512 GB | 1 TB; Processor: 16 cores | 32 cores | 2 x 24 cores; Drive bays: 4 x 3.5" | 8 x 2.5" | 24 x 2.5"; Power supply: 2 x 550 W | 2 x 1,200 W; Storage: 2 x 960 GB SSD | 4 x 4 TB',
        Workstations:
          '^ tower | mobile | liquid-cooled; *Memory: 32 GB | 64 GB | 128 GB; Graphics: 8 GB | 16 GB | 24 GB; Power supply: 650 W | 1,000 W',
        Tablets:
          '^ rugged | school | point-of-sale | lightweight; *Display: 8" | 10.1" | 11" | 12.4"; Memory: 4 GB | 6 GB | 8 GB; Storage: 64 GB | 128 GB | 256 GB; Processor: octa-core, 2.0 GHz | octa-core, 2.4 GHz; Operating system: Android | Windows 11; Battery: 7,500 mAh | 10,000 mAh',
        'Mini Computers':
          '^ fanless | VESA-mounted | industrial; Power consumption: 10..65/5 W; Ports: 4 USB, 2 HDMI | 6 USB, 2 LAN',
      },
    },
    'Computer Peripherals': {
      since: 1984,
      near: 'Computers & Servers | Consumer Electronics',
      trade: 'Peripherals | Office Electronics | Digital | Computer Supplies',
      buyers: 'office outfitters | schools | call centres | online sellers | system houses | public offices',
      processes:
        'print keyboard layouts in 22 languages | check every display for dead pixels | pack in your own brand from 500 pieces | keep spares for five years',
      sentences: [
        'Works without a driver.',
        'Retail box with text in five languages.',
        'Layouts for Arabic, Spanish and most European languages are in stock.',
        'Replaced, not repaired, within the warranty.',
      ],
      certificates: 'CE, FCC',
      packaging: 'Retail box | Carton | Pallet',
      all: '^ wireless | compact | quiet | ergonomic; *Interface: USB-C | USB-A | Bluetooth; Colour: black | silver | white; Weight: 0.1..4/0.1 kg; Warranty: 12 months | 24 months; Minimum order: 10..500/10 pcs; Compliance: CE, RoHS',
      subs: {
        Monitors:
          '^ curved | height-adjustable | frameless | colour-calibrated; *Size: 22" | 24" | 27" | 34"; Resolution: Full HD | QHD | 4K; Refresh rate: 75 Hz | 100 Hz | 144 Hz; Interface: HDMI, DisplayPort | USB-C, HDMI; Weight: 3.2..8.5/0.1 kg',
        'Keyboards & Mice':
          '= keyboard | mouse | keyboard and mouse set; ^ wireless | mechanical | silent | washable; *Layout: English/Arabic | US | Spanish | German; Battery life: 12 months | 24 months',
        'Printers & Scanners':
          '= laser printer | label printer | document scanner | inkjet printer; ^ duplex | network-ready | compact; *Speed: 20 pages/min | 35 pages/min | 60 pages/min; Resolution: 300 dpi | 600 dpi | 1,200 dpi; Interface: USB, Ethernet | USB, Wi-Fi; Weight: 2..22/0.5 kg; -Colour',
        Webcams:
          '^ autofocus | wide-angle | privacy-shuttered; *Resolution: Full HD | 2K | 4K; Microphone: stereo | noise-cancelling; Field of view: 78° | 90° | 110°',
        'Docking Stations':
          '^ triple-display | compact | aluminium; *Ports: 8 in 1 | 11 in 1 | 14 in 1; Charging: 65 W | 100 W; Displays: 2 x 4K | 3 x Full HD; Interface: USB-C | USB4',
        'External Storage':
          '= external SSD | external hard disk | USB stick; ^ encrypted | shock-proof | slim; *Capacity: 128 GB | 500 GB | 1 TB | 4 TB; Transfer rate: 150 MB/s | 540 MB/s | 1,050 MB/s',
      },
    },
    'Networking Equipment': {
      since: 1988,
      near: 'Computers & Servers | Connectors & Cables',
      trade: 'Networks | Network Systems | Communications | Data Networks',
      buyers: 'internet providers | hotels | hospitals | data centres | system integrators | schools',
      processes:
        'configure and label each device to your plan | test every port at full rate | publish firmware for ten years | keep exchange units in three regions',
      sentences: [
        'Managed from the cloud or on site, without a yearly licence.',
        'Configuration from your list is applied before shipping.',
        'An exchange unit is on its way within a day.',
      ],
      certificates: 'CE, FCC | Wi-Fi certification',
      capacity: 'units 200..30000',
      all: '^ managed | rack-mounted | energy-saving | cloud-managed; *Ports: 8 ports | 16 ports | 24 ports | 48 ports; Power: PoE 802.3at | 100-240 V AC | 12 V DC; Power consumption: 6..180/2 W; Operating temperature: 0 to +45 °C | -20 to +55 °C; Management: web, CLI, SNMP | cloud and web; Warranty: 24 months | 5 years',
      subs: {
        'Wireless Access Points':
          '^ ceiling-mounted | outdoor | dual-band | tri-band; *Standard: Wi-Fi 5 | Wi-Fi 6 | Wi-Fi 6E | Wi-Fi 7; Data rate: 1.2 Gbit/s | 3 Gbit/s | 5.4 Gbit/s; Clients: 128 | 256 | 512',
        'Network Switches':
          '^ managed | PoE | stackable | unmanaged; Speed: 1 Gbit/s | 2.5 Gbit/s | 10 Gbit/s; PoE budget: 120 W | 370 W | none',
        Routers:
          '^ dual-WAN | VPN | LTE | fibre; *Throughput: 1 Gbit/s | 2.5 Gbit/s | 10 Gbit/s; Tunnels: 50 | 200 | 1,000; Ports: 1 WAN, 4 LAN | 2 WAN, 8 LAN',
        'Network Cabinets':
          '= network cabinet | wall rack | server rack; ^ glass-door | perforated | soundproof; *Height: 9U | 12U | 22U | 42U; Width: 600 mm | 800 mm; Depth: 450 mm | 600 mm | 1,000 mm; Load: 60 kg | 800 kg | 1,500 kg; -Power; -Power consumption; -Management; -Operating temperature; Colour: RAL 7035 | RAL 9005',
        'Optical Transceivers':
          '^ single-mode | multi-mode | bidirectional | industrial; *Type: SFP 1G | SFP+ 10G | SFP28 25G | QSFP28 100G; Reach: 300 m | 10 km | 40 km; Connector: LC duplex | LC simplex; Wavelength: 850 nm | 1,310 nm | 1,550 nm; -Management; Power: from the port; Power consumption: 1..4/0.5 W',
        'Firewall Appliances':
          '^ desktop | rack-mounted | high-availability; *Throughput: 1 Gbit/s | 5 Gbit/s | 20 Gbit/s; VPN tunnels: 100 | 500 | 2,000; Users: up to 50 | up to 250 | up to 1,000',
      },
    },
    'Mobile Phones & Accessories': {
      since: 1997,
      near: 'Consumer Electronics | Computer Peripherals',
      trade: 'Mobile | Phone Accessories | Telecom | Mobile Accessories',
      buyers: 'phone shops | telecom operators | online sellers | airport shops | corporate gift buyers | repair shops',
      processes:
        'drop-test each model from 1.5 m | pack in your own brand from 300 pieces | check every battery before shipping | ship mixed cartons by model',
      sentences: [
        'Retail box with barcode and hang tab.',
        'Mixed cartons by colour and model are possible.',
        'Own print from 300 pieces, sample in three days.',
        'Ready for new phone models in the week of their sale.',
      ],
      certificates: 'CE, FCC | UN 38.3 transport test',
      packaging: 'Retail box | Blister | Carton of 100',
      coded: false,
      all: '^ slim | shock-proof | matte | fast-charging; *Colour: black | clear | navy | sand; Compatibility: most models from 6.1" to 6.8" | current models; Packing: retail box | blister | bulk, 100 pcs; Minimum order: 50..1000/50 pcs; Warranty: 12 months | 24 months; Material: TPU | polycarbonate | aluminium',
      subs: {
        Smartphones:
          '^ dual-SIM | rugged | 5G | senior-friendly; *Memory: 128 GB | 256 GB | 512 GB; Display: 6.1" | 6.5" | 6.7"; Battery: 4,500 mAh | 5,000 mAh | 6,000 mAh; Camera: 50 MP | 64 MP | 108 MP; -Material; -Compatibility',
        'Phone Cases':
          '^ shock-proof | transparent | leather-look | magnetic; *Colour: black | clear | navy | olive; Drop height: 1.5 m | 2 m | 3 m',
        'Chargers & Power Banks':
          '= wall charger | car charger | power bank | wireless charger; ^ fast-charging | compact | GaN | two-port; *Output: 20 W | 33 W | 65 W | 100 W; Ports: USB-C | USB-C and USB-A | 2 USB-C; Material: flame-retardant PC | aluminium; -Compatibility',
        'Screen Protectors':
          '^ tempered-glass | privacy | matte | full-cover; *Pack: 1 pc | 2 pcs | 3 pcs; Hardness: 9H; Thickness: 0.26 mm | 0.33 mm; Material: aluminosilicate glass | PET film',
        'Earphones & Headsets':
          '= wireless earphones | wired earphones | headset; ^ noise-cancelling | waterproof | lightweight; *Playing time: 6 h | 8 h | 30 h; Connection: Bluetooth 5.3 | USB-C | 3.5 mm jack; Driver: 10 mm | 13 mm | 40 mm; -Compatibility; -Material',
        'Phone Spare Parts':
          '= phone display | phone battery | charging port | back cover; ^ tested | original-quality | refurbished; *Pack: 1 pc | 10 pcs | 50 pcs; Tools: included | not included; Material: OLED | LCD | lithium polymer',
      },
    },
    'Consumer Electronics': {
      near: 'Mobile Phones & Accessories | Computer Peripherals',
      trade: 'Consumer Electronics | Home Electronics | Audio & Video | Digital Home',
      buyers: 'electronics chains | hotel outfitters | online sellers | schools | event technicians | gift buyers',
      processes:
        'test every unit for four hours before packing | tune loudspeakers by ear and by microphone | keep spare parts for seven years | adapt plugs and menus to the country',
      sentences: [
        'Menus in Arabic, English, Spanish and French.',
        'Plug and voltage are adapted to the country.',
        'Retail box with barcode; display units are half price.',
        'Spare parts are kept for seven years.',
      ],
      certificates: 'CE, FCC | SASO certificate',
      packaging: 'Retail box | Carton | Pallet',
      all: '^ smart | portable | voice-controlled | energy-saving; *Colour: black | silver | white; Supply: 100-240 V AC | USB-C | rechargeable battery; Connections: HDMI, USB, Wi-Fi | Bluetooth, USB-C; Weight: 0.3..6/0.1 kg; Warranty: 12 months | 24 months; Minimum order: 10..300/10 pcs',
      subs: {
        Televisions:
          '^ smart | LED | hotel-mode | QLED; *Screen: 32" | 43" | 55" | 65" | 75"; Resolution: HD | 4K | 8K; Tuner: DVB-T2/S2 | ATSC | ISDB-T; Weight: 4..32/0.5 kg; Supply: 100-240 V AC',
        Loudspeakers:
          '= loudspeaker | soundbar | party speaker | ceiling speaker; ^ wireless | waterproof | two-way | active; *Power: 20 W | 60 W | 120 W | 300 W; Frequency range: 60 Hz-20 kHz | 45 Hz-20 kHz',
        'Digital Cameras':
          '= compact camera | action camera | mirrorless camera; ^ waterproof | 4K | image-stabilized; *Resolution: 20 MP | 24 MP | 48 MP; Zoom: 5x optical | 10x optical | fixed lens; Weight: 120..680/10 g; Supply: rechargeable battery',
        Drones:
          '= camera drone | inspection drone | spraying drone; ^ foldable | wind-resistant | GPS; *Flight time: 18 min | 30 min | 42 min; Range: 2 km | 8 km | 15 km; Camera: 4K | thermal and 4K; Supply: rechargeable battery; -Colour',
        'Game Consoles':
          '= handheld game console | retro game console | game controller; ^ wireless | retro | family; *Memory: 32 GB | 64 GB | 512 GB; Display: 3.5" | 5" | TV output; Players: 1 | 2 | 4',
        'Smart Watches':
          '^ waterproof | GPS | children’s | fitness; *Display: 1.43" AMOLED | 1.8" LCD | 1.2" AMOLED; Battery: 5 days | 10 days | 14 days; Water resistance: IP68 | 5 ATM; Supply: rechargeable battery; Weight: 22..58/2 g',
        Projectors:
          '^ short-throw | laser | portable | Full HD; *Brightness: 400 ANSI lm | 3,500 ANSI lm | 5,000 ANSI lm; Resolution: 1,280 x 720 | 1,920 x 1,080 | 3,840 x 2,160; Lamp life: 10,000 h | 20,000 h | 30,000 h; Supply: 100-240 V AC',
      },
    },
    'Security Electronics': {
      near: 'Networking Equipment | Connectors & Cables',
      trade: 'Security Systems | Security Electronics | Surveillance | Access Systems',
      buyers: 'installers | shop owners | banks | housing companies | schools | warehouse operators',
      processes:
        'test every unit in a climate chamber | keep recordings off foreign servers | set addresses and passwords to your plan | train installers in two days',
      sentences: [
        'Set up by scanning a code; no cloud account is needed.',
        'Works with other makes over open standards.',
        'Mounting bracket, screws and a drilling template are in the box.',
        'Passwords are unique from the factory.',
      ],
      certificates: 'CE, FCC | EN 50131 grade 2',
      all: '^ wireless | outdoor | vandal-proof | app-controlled; *Supply: PoE | 12 V DC | 24 V DC; Protection class: IP54 | IP66 | IP67; Operating temperature: -10 to +50 °C | -30 to +60 °C; Standard: ONVIF | Wiegand, OSDP; Weight: 0.2..3/0.1 kg; Warranty: 24 months | 36 months',
      subs: {
        'Surveillance Cameras':
          '= dome camera | bullet camera | PTZ camera | thermal camera; ^ outdoor | vandal-proof | night-vision | AI; *Resolution: 2 MP | 4 MP | 8 MP; Lens: 2.8 mm | 4 mm | 2.8-12 mm; Infrared range: 30 m | 60 m | 150 m',
        'Video Recorders':
          '^ hybrid | network | mobile | rack-mounted; *Channels: 4 channels | 8 channels | 16 channels | 32 channels; Storage: 1 x 4 TB | 2 x 8 TB | 4 x 10 TB; Resolution: up to 4 MP | up to 12 MP; Protection class: IP20; Supply: 12 V DC | 100-240 V AC',
        'Access Control Systems':
          '= access controller | card reader | fingerprint reader | face terminal; ^ multi-door | stand-alone | outdoor; *Users: 1,000 users | 10,000 users | 50,000 users; Reading: 13.56 MHz cards | fingerprint and card | face and card; Doors: 1 | 2 | 4',
        'Alarm Systems':
          '= alarm panel | motion detector | siren | smoke detector; ^ wireless | pet-immune | GSM; *Zones: 8 zones | 16 zones | 64 zones; Frequency: 433 MHz | 868 MHz; Battery: 12 months | 36 months; -Standard',
        'Video Intercoms':
          '= door station | indoor monitor | video intercom set; ^ two-wire | IP | app-controlled; *Display: 4.3" | 7" | 10.1"; Homes: 1 home | 2 homes | 12 homes; Camera: 1 MP | 2 MP',
      },
    },
    'Software & Cloud': {
      since: 1996,
      near: 'Networking Equipment | Computers & Servers',
      trade: 'Software | Cloud | Digital Solutions | IT Services',
      buyers:
        'trading companies | family businesses | wholesalers | mid-sized manufacturers | hospitals | online shops',
      processes:
        'deliver a running version every two weeks | write the interface to your old system ourselves | keep all data in the country of the client | answer support calls within an hour',
      strengths: 'source code in escrow | a price per user without small print',
      sentences: [
        'A trial with your own data runs for thirty days.',
        'The contract can be ended each month; your data leave with you.',
        'Interfaces to bookkeeping and web shops are included.',
        'Screens in Arabic and English, right-to-left included.',
      ],
      certificates: 'ISO/IEC 27001:2022 | ISO 20000-1:2018',
      capacity: 'projects 1..30',
      service: true,
      all: '^ cloud-based | bilingual | modular | custom-made; *Users: up to 10 users | up to 50 users | up to 250 users; Hosting: regional data centre | on site | client’s cloud; Billing: monthly | yearly | per user; Support: office hours | 24/7; Languages: Arabic, English | English, Spanish | English, French; Go-live: 2 weeks | 6 weeks | 3 months',
      subs: {
        'ERP Software':
          '= ~ERP software; ^ bilingual | cloud-based | modular; Modules: purchasing, stock, finance | sales, production, finance; E-invoicing: ZATCA phase 2 | Peppol | CFDI',
        'Warehouse Management Software':
          '= ~warehouse management software; ^ scanner-based | cloud-based | voice-guided; Sites: 1 | 3 | unlimited; Devices: any Android scanner | scanner and voice',
        'Cybersecurity Software':
          '= ~endpoint protection | ~e-mail security | ~backup software; ^ managed | cloud-based | lightweight; *Devices: 25 devices | 100 devices | 500 devices; Detection: signatures and behaviour | behaviour; -Users',
        'Cloud Hosting':
          '= ~cloud hosting | virtual servers | ~managed database hosting; ^ redundant | managed | regional; *Memory: 4 GB | 16 GB | 64 GB; Availability: 99.9 % | 99.95 %; Backup: daily | hourly; -Users; -Go-live',
        'Mobile App Development':
          '= ~mobile app development; ^ fixed-price | cross-platform | native; *Duration: 6 weeks | 3 months | 5 months; Platforms: Android and iOS | Android; Design: included | by the client; -Users; -Go-live',
        'E-commerce Platforms':
          '= e-commerce platform | B2B web shop | marketplace connector; ^ multilingual | hosted | B2B; *Catalogue: up to 1,000 articles | up to 20,000 articles | unlimited articles; Payment: cards, mada, bank transfer | cards, wallets; -Users',
      },
    },
  },
};
