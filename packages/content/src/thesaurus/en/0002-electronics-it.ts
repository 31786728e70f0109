import type { Terms } from '../types.ts';

export const electronicsIt: Terms = {
  Microcontrollers:
    'mcu, microcontroller, microprocessor, cpu chip, soc chip, arm chip, development board?, ic chip?, chips?, cpu?',
  'Memory Chips': 'ram, dram, sram, flash memory, eeprom, memory module, ddr4, ddr5, nand flash, memory ic, chips?',
  'Power Transistors': 'mosfet, igbt, transistor, power module, bjt, sic mosfet, power semiconductor',
  'Diodes & Rectifiers': 'diode, rectifier, bridge rectifier, zener diode, schottky diode, thyristor, scr, tvs diode',
  'Analog Integrated Circuits':
    'op amp, operational amplifier, adc, voltage regulator ic, analog ic, integrated circuit, amplifier ic, analogue ic',
  'LED Chips': 'led?, light emitting diode, smd led, cob led, led diode, led component',
  'Programmable Logic Devices': 'fpga, cpld, pld, programmable chip',
  Capacitors:
    'capacitor, condenser?, mlcc, electrolytic capacitor, ceramic capacitor, supercapacitor, film capacitor, run capacitor',
  Resistors: 'resistor, smd resistor, shunt resistor, braking resistor, chip resistor, potentiometer, varistor',
  Inductors: 'inductor, choke coil, coil inductor, power inductor, ferrite core, toroid, ferrite bead',
  'Crystals & Oscillators': 'quartz crystal resonator, oscillator, crystal oscillator, resonator, xtal, tcxo',
  'Electronic Filters': 'emi filter, rfi filter, saw filter, line filter, noise filter, power line filter, emc filter',
  Thermistors: 'thermistor, ntc, ptc, ntc sensor, ntc resistor',
  'Board Connectors':
    'pcb connector, pin header, wire to board connector, fpc connector, board to board connector, jst connector, header connector',
  'Fiber Optic Cables':
    'fibre optic cable, fibre cable, fiber cable, optical cable, patch cord, fiber patch cord, ftth cable, optical fiber',
  'USB Cables':
    'usb-c cable, type-c cable, usb cord, charging cable, lightning cable, usb c cable, hdmi cable, data cable?',
  'Coaxial Cables': 'coax, coax cable, rg6, rg59, rf cable, antenna cable, tv cable',
  'Terminal Blocks':
    'terminal block, screw terminal, din rail terminal, terminal strip, wire connector, lever connector, barrier strip',
  'Cable Assemblies':
    'wire harness, wiring harness, cable harness, wiring loom, custom cable, cable loom, patch cable, cat6 cable, ethernet cable, lan cable, cat5e cable, patch lead, network cable?',
  'Rigid Circuit Boards':
    'pcb, circuit board, printed circuit board, rigid pcb, pcb board, fr4, pcb prototype, pwb, bare pcb',
  'Flexible Circuit Boards': 'fpc, flex pcb, flexible pcb, rigid-flex pcb, fpc cable, flex circuit',
  'Multilayer Circuit Boards': 'multilayer pcb, hdi pcb, 4 layer pcb, 6 layer pcb, multi-layer board',
  'Circuit Board Assembly':
    'pcba, smt assembly, pcb assembly, smt service, electronics contract manufacturing, ems provider, soldering service',
  'Aluminum Circuit Boards': 'aluminium pcb, metal core pcb, mcpcb, led pcb, aluminum pcb, aluminium circuit board',
  Laptops: 'laptop, notebook computer, notebook pc, ultrabook, macbook, gaming laptop, chromebook, laptop computer',
  'Desktop Computers':
    'desktop pc, pc tower, tower pc, gaming pc, personal computer, office computer, all-in-one pc, pc?',
  'Rack Servers': 'server, servers, blade server, server computer, data center server, gpu server, rackmount server',
  Workstations: 'workstation pc, cad workstation, graphics workstation, workstation computer, mobile workstation',
  Tablets: 'tablet, tablet pc, ipad, android tablet, tablet computer, rugged tablet, e-reader',
  'Mini Computers': 'mini pc, thin client, small form factor pc, nuc, single board computer, raspberry pi, micro pc',
  Monitors:
    'computer monitor, computer screen, display monitor, led monitor, lcd monitor, gaming monitor, pc screen, screen?',
  'Keyboards & Mice': 'keyboard, mouse, computer mouse, wireless mouse, mechanical keyboard, gaming mouse',
  'Printers & Scanners':
    'printer, laser printer, inkjet printer, document scanner, photocopier, toner cartridge, receipt printer, thermal printer, copier, multifunction printer',
  Webcams: 'webcam, web camera, conference camera, pc camera, video conferencing camera',
  'Docking Stations': 'dock?, usb hub, usb-c dock, laptop dock, port replicator, docking station',
  'External Storage':
    'ssd, hdd, hard drive, hard disk, usb stick, thumb drive, flash drive, pen drive, memory card, nas, sd card, portable ssd',
  'Wireless Access Points':
    'wifi access point, wi-fi access point, wireless ap, wifi extender, mesh wifi, wifi repeater, access point',
  'Network Switches':
    'ethernet switch, poe switch, gigabit switch, lan switch, managed switch, switch hub, 24 port switch',
  Routers: 'router, wifi router, broadband router, wireless router, 5g router, modem, mifi',
  'Network Cabinets':
    'server rack, network rack, server cabinet, data cabinet, 19 inch rack, rack cabinet, wall mount rack',
  'Optical Transceivers': 'sfp, sfp module, sfp+, qsfp, fiber transceiver, optical module, gbic, media converter',
  'Firewall Appliances': 'firewall, hardware firewall, utm, network firewall, next generation firewall, vpn appliance',
  Smartphones:
    'smartphone, cell phone, mobile phone, cellphone, handset, iphone, android phone, mobile?, feature phone',
  'Phone Cases':
    'phone case, phone cover, mobile cover, mobile phone cover, cell phone case, iphone case, phone bumper, mobile phone case, mobile phone cases, mobile case',
  'Chargers & Power Banks':
    'charger, phone charger, power bank, powerbank, usb charger, wall charger, wireless charger, portable charger, car charger, travel adapter',
  'Screen Protectors': 'tempered glass, screen guard, glass protector, screen film, screen saver film, privacy screen',
  'Earphones & Headsets':
    'headphones, earbuds, headset, airpods, bluetooth headset, tws, wireless earphones, earpieces',
  'Phone Spare Parts':
    'phone lcd, phone battery, phone screen replacement, mobile phone parts, mobile spare parts, lcd replacement, phone repair parts',
  Televisions: 'tv, television, smart tv, led tv, telly, tv set, 4k tv, oled tv, flat screen',
  Loudspeakers:
    'speaker, speakers, bluetooth speaker, subwoofer, soundbar, pa speaker, sound system, hi-fi, home theatre',
  'Digital Cameras': 'camera?, dslr, camcorder, mirrorless camera, action camera, video camera, photo camera',
  Drones: 'drone, uav, quadcopter, quadrocopter, unmanned aerial vehicle, multicopter, fpv drone',
  'Game Consoles':
    'playstation, xbox, video game console, gaming console, games console, handheld console, nintendo, gamepad',
  'Smart Watches':
    'smartwatch, smart watch, fitness tracker, fitness band, smart band, apple watch, activity tracker, wearable',
  Projectors:
    'projector, beamer, video projector, home cinema projector, overhead projector, projector screen, mini projector',
  'Surveillance Cameras':
    'cctv, security camera, ip camera, surveillance camera, dome camera, cctv camera, bullet camera, dashcam?, cctv cam, cctv cams',
  'Video Recorders': 'nvr, dvr, network video recorder, digital video recorder, cctv recorder, dash cam',
  'Access Control Systems':
    'fingerprint reader, door access control, card reader, biometric reader, time attendance machine, turnstile, face recognition terminal, rfid card, attendance machine',
  'Alarm Systems':
    'burglar alarm, intruder alarm, fire alarm, smoke detector, motion detector, pir sensor, security alarm, home alarm, siren',
  'Video Intercoms': 'video doorbell, door phone, video door phone, doorbell camera, entry phone, intercom, doorbell',
  'ERP Software':
    'erp, erp system, accounting software, business software, crm, crm software, enterprise resource planning, invoicing software, pos software',
  'Warehouse Management Software':
    'wms, inventory software, stock control software, warehouse software, inventory management system, stock management',
  'Cybersecurity Software':
    'antivirus, endpoint protection, security software, siem, malware protection, data protection software, vpn software, cybersecurity, cyber security',
  'Cloud Hosting':
    'web hosting, vps, cloud server, cloud computing, dedicated server hosting, cloud storage, hosting, data center hosting, saas?',
  'Mobile App Development':
    'app developer, app development, ios app, android app, mobile application, app design, software development?, website?, web development?',
  'E-commerce Platforms':
    'online shop, online store, webshop, ecommerce, shopping cart software, ecommerce website, marketplace platform, online shop software, website?',
};
