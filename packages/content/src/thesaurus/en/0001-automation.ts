import type { Terms } from '../types.ts';

export const automation: Terms = {
  'Articulated Robots':
    'robot arm, robotic arm, six-axis robot, 6 axis robot, industrial arm, jointed arm robot, industrial robot?',
  'Collaborative Robots': 'cobot, cobots, collaborative arm, human-robot collaboration, force limited robot',
  'SCARA Robots': 'scara, scara arm, four-axis robot, 4 axis robot, assembly robot',
  'Delta Robots': 'parallel robot, spider robot, pick and place robot, parallel kinematic robot',
  'Palletizing Robots': 'palletizer, palletiser, robotic palletizer, palletising robot, depalletizer, stacking robot',
  'Welding Robots':
    'robot welder, welding cell, robotic welding, arc welding robot, spot welding robot, robotic welding cell, welding machine?',
  'Robot Grippers': 'gripper, grippers, end effector, eoat, vacuum gripper, end of arm tooling, robot hand',
  'Compact PLCs': 'plc, micro plc, programmable logic controller, brick plc, all-in-one plc',
  'Modular PLCs': 'plc rack, expandable plc, large plc, plc cpu module, plc system',
  'Safety Controllers': 'safety plc, safety relay, failsafe controller, fail-safe plc, emergency stop relay',
  'Remote I/O Modules': 'remote io, distributed io, io module, i/o block, plc io, input output module',
  'Motion Controllers':
    'motion control, axis controller, cnc controller, multi-axis controller, motion card, cnc control',
  'Programmable Relays': 'smart relay, logic relay, logic module, mini controller, time relay?, relay?, relays?',
  'Proximity Sensors':
    'prox sensor, proximity switch, inductive sensor, capacitive sensor, prox switch, inductive switch, reed sensor, limit switch, limit switches',
  'Photoelectric Sensors':
    'photo eye, photocell, light barrier, optical sensor, photoelectric switch, through-beam sensor, light curtain',
  'Pressure Sensors': 'pressure switch, pressure probe, vacuum sensor, vacuum switch, pressostat',
  'Temperature Sensors': 'thermocouple, rtd, pt100, pt1000, temperature probe, resistance thermometer, thermometer?',
  'Ultrasonic Sensors': 'ultrasound sensor, sonar sensor, ultrasonic distance sensor, ultrasonic proximity switch',
  'Laser Distance Sensors':
    'laser sensor, laser displacement sensor, laser rangefinder, lidar, laser measuring sensor, distance laser',
  'Rotary Encoders': 'encoder, incremental encoder, absolute encoder, shaft encoder, pulse encoder',
  'Load Cells': 'loadcell, weighing sensor, weight sensor, force sensor, strain gauge sensor, weighing cell',
  'HMI Touch Panels': 'hmi, operator panel, touch panel, human machine interface, operator terminal, plc touch screen',
  'Industrial Monitors':
    'industrial display, rugged monitor, open frame monitor, panel mount monitor, industrial touch monitor',
  'Panel PCs': 'panel pc, industrial pc, industrial computer, all-in-one industrial computer, touch pc, ipc?',
  'Pushbuttons & Pilot Lights':
    'push button, indicator light, pilot lamp, emergency stop, e-stop, selector switch, mushroom button, push button switch',
  'Signal Towers': 'stack light, tower light, beacon, warning light, andon light, signal column, machine beacon',
  'Servo Drives': 'servo amplifier, servo controller, servo driver, servo inverter',
  'Servo Motors': 'servo, ac servo, servomotor, servo system, permanent magnet servo',
  'Stepper Motors': 'step motor, stepping motor, nema 17, nema 23, stepper, stepper driver',
  'Variable Frequency Drives':
    'vfd, vsd, inverter drive, frequency converter, frequency inverter, ac drive, variable speed drive, motor speed controller, frequency drive, soft starter, inverter?, inverters?',
  'Linear Actuators':
    'electric cylinder, electric actuator?, linear drive, actuator?, linear motor, electric linear actuator',
  'Linear Guides': 'linear rail, guide rail, lm guide, linear guideway, linear slide, carriage and rail',
  'Pneumatic Cylinders': 'air cylinder, pneumatic actuator, air ram, compact cylinder, rodless cylinder, pneumatic ram',
  'Solenoid Valves':
    'magnetic valve, electrovalve, solenoid, air valve?, pneumatic valve, coil valve, directional pneumatic valve',
  'Air Preparation Units':
    'frl, filter regulator lubricator, air service unit, air filter regulator, air lubricator, compressed air regulator, frl unit, compressor?',
  'Vacuum Generators': 'vacuum ejector, suction cup, ejector, venturi vacuum, vacuum cup, suction pad',
  'Pneumatic Fittings':
    'push-in fitting, air fitting, push to connect fitting, pneumatic tube, one touch fitting, quick coupler, air hose fitting',
  'Valve Manifolds': 'valve island, valve terminal, manifold block, valve bank, pneumatic manifold',
  'Flow Meters':
    'flowmeter, flow sensor, flow switch, rotameter, electromagnetic flowmeter, flow gauge, ultrasonic flow meter, mag meter, water meter, water flow meter',
  'Level Transmitters':
    'level sensor, level gauge, level switch, float switch, radar level, tank level sensor, level indicator',
  'Pressure Transmitters':
    'pressure transducer, differential pressure transmitter, dp transmitter, manometer, pressure gauge',
  'Process Analyzers':
    'gas analyzer, ph meter, water quality analyzer, conductivity meter, online analyzer, gas detector, dissolved oxygen meter',
  'Control Valves':
    'regulating valve, modulating valve, actuated valve, motorized valve, globe control valve, proportional valve',
  'Temperature Controllers':
    'thermostat?, pid controller, temp controller, heat controller, process controller, thermoregulator',
  'Smart Cameras':
    'machine vision camera, vision sensor, inspection camera, industrial camera, area scan camera, vision system?',
  'Line Scan Cameras': 'linescan camera, line camera, linear camera, web inspection camera',
  'Vision Lighting': 'machine vision light, ring light, backlight?, inspection lighting, bar light, dome light',
  'Barcode Readers':
    'barcode scanner, bar code reader, qr scanner, code reader, 2d scanner, rfid reader, handheld scanner, data matrix reader',
  '3D Vision Sensors':
    '3d camera, 3d scanner, depth camera, stereo camera, time of flight camera, 3d profiler, laser profiler',
  'Industrial Ethernet Switches':
    'din rail switch, industrial switch, profinet switch, rugged ethernet switch, managed industrial switch',
  'Fieldbus Gateways':
    'protocol converter, modbus gateway, profibus gateway, canopen gateway, profinet gateway, serial to ethernet converter',
  'Wireless I/O':
    'radio io, wireless sensor, wireless remote control module, industrial radio modem, radio remote control, crane remote control',
  'IoT Edge Gateways': 'iot gateway, edge computer, iiot gateway, data logger?, edge controller, mqtt gateway',
  'Industrial Routers':
    'industrial router, 4g router industrial, vpn router, cellular router, m2m router, lte industrial router',
  'Automated Guided Vehicles':
    'agv, amr, autonomous mobile robot, driverless truck, automatic guided vehicle, mobile robot, self-driving forklift',
  'Belt Conveyor Systems':
    'conveyor, conveyor belt system, conveyer, roller conveyor, conveyor line, transport belt, conveyors?',
  'Sorting Systems': 'sorter, parcel sorter, sortation system, cross-belt sorter, optical sorter, color sorter',
  'Automated Storage Systems':
    'asrs, as/rs, automated warehouse, stacker crane, vertical lift module, automatic storage and retrieval, miniload, pallet racking, pallet rack, pallet racks, warehouse racking, warehouse racks, storage racking, storage racks?, shelving system?',
  'Pick-to-Light Systems': 'pick to light, put to light, light picking, order picking system, ptl, voice picking',
};
