import type { Terms } from '../types.ts';

export const powerTransmission: Terms = {
  'Helical Gearboxes':
    'helical gearbox, speed reducer, gear reducer, inline gearbox, bevel helical gearbox, gearbox?, gear box?, parallel shaft gearbox',
  'Worm Gearboxes': 'worm gear, gearbox?, gear box?, worm reducer, worm drive, worm gear reducer, worm wheel gearbox',
  'Planetary Gearboxes':
    'planetary gearbox, gearbox?, gear box?, epicyclic gearbox, planetary reducer, servo gearbox, planetary gear, precision gearbox',
  'Bevel Gears': 'bevel gear, mitre gear, miter gear, spiral bevel gear, bevel gear set, crown and pinion, angle gear',
  'Spur Gears': 'spur gear, gear wheel, cog wheel, cogwheel, pinion gear, gears, gear, cogs, toothed wheel',
  'Rack & Pinion Sets': 'gear rack, rack and pinion, toothed rack, cnc rack, gate rack, linear rack gear',
  'Gear Couplings': 'gear coupling, toothed coupling, grid coupling, curved tooth coupling, drum gear coupling',
  'Ball Bearings':
    'ball bearing, deep groove ball bearing, 6205, 608 bearing, bearing?, angular contact bearing, bearings?, miniature bearing',
  'Roller Bearings':
    'roller bearing, tapered roller bearing, spherical roller bearing, cylindrical roller bearing, needle bearing, taper bearing, needle roller bearing',
  'Thrust Bearings': 'thrust bearing, axial bearing, thrust ball bearing, thrust washer, thrust roller bearing',
  'Plain Bearings':
    'bushing, sleeve bearing, bush?, bronze bushing, du bush, self-lubricating bearing, journal bearing, plain bush',
  'Bearing Housings':
    'pillow block, plummer block, bearing block, ucp bearing, flange bearing, ucp205, bearing unit, pillow block bearing',
  'Linear Bearings': 'linear bushing, lm bearing, lm8uu, linear ball bearing, ball bushing, linear bush',
  'Slewing Rings': 'slew ring, slewing bearing, turntable bearing, slew bearing, slewing drive, crane slewing ring',
  'V-Belts': 'v belt, vee belt, fan belt, wedge belt, cogged belt, poly v belt, vbelt, ribbed belt, drive belt?',
  'Timing Belts': 'timing belt, toothed belt, synchronous belt, gt2 belt, cambelt, htd belt, cam belt',
  'Flat Belts':
    'flat belt, transmission belt, nylon belt, spindle tape, flat drive belt, pu flat belt, leather drive belt',
  'V-Belt Pulleys':
    'pulley, vee pulley, taper lock pulley, v belt pulley, belt sheave, sheave, cast iron pulley, motor pulley',
  'Timing Pulleys': 'timing pulley, toothed pulley, synchronous pulley, gt2 pulley, belt gear pulley',
  'Belt Tensioners': 'belt tensioner, idler pulley, tensioner pulley, tension roller, idler, automatic belt tensioner',
  'Roller Chains':
    'roller chain, drive chain, transmission chain, motorcycle chain, bike chain, 08b chain, duplex chain, bicycle chain, chain?',
  'Conveyor Chains':
    'conveyor chain, drag chain conveyor, slat chain, table top chain, modular belt chain, scraper chain, hollow pin chain',
  'Silent Chains': 'silent chain, inverted tooth chain, timing chain, cam chain, hy-vo chain',
  Sprockets: 'sprocket, chain wheel, chain sprocket, drive sprocket, chainring, platewheel, roller chain sprocket',
  'Leaf Chains':
    'leaf chain, forklift chain, lifting chain mast, forklift leaf chain, balance chain, hoisting leaf chain',
  'Chain Tensioners': 'chain tensioner, chain guide, chain adjuster, automatic chain tensioner, chain tightener',
  'Flexible Couplings':
    'flexible coupling, jaw coupling, shaft coupling, spider coupling, motor coupling, bellows coupling, tyre coupling, lovejoy coupling, couplings?',
  'Rigid Couplings': 'rigid coupling, sleeve coupling, clamp coupling, muff coupling, flange coupling, split coupling',
  'Cardan Shafts':
    'cardan shaft, drive shaft, universal joint, u-joint, propshaft, pto shaft, propeller shaft, driveshaft, cv joint',
  'Torque Limiters': 'torque limiter, overload clutch, slip clutch, safety clutch, overload coupling',
  'Precision Shafts':
    'linear shaft, hardened shaft, chrome shaft, precision shaft, hard chrome rod, steel shaft, chrome plated bar, transmission shaft',
  'Locking Assemblies':
    'keyless bushing, locking device, shaft hub connection, cone clamping element, taper lock bush, taper bush, shrink disc, keyless locking device',
  'Electromagnetic Clutches':
    'electromagnetic clutch, magnetic clutch, electric clutch, clutch brake unit, powder clutch, em clutch',
  'Industrial Disc Brakes': 'disc brake, caliper brake, crane brake, brake caliper, disk brake, drum brake, brake disc',
  'One-Way Clutches':
    'freewheel, overrunning clutch, backstop, sprag clutch, one way bearing, one-way clutch, holdback',
  'Spring Applied Brakes':
    'spring brake, motor brake, fail-safe brake, holding brake, electromagnetic brake, failsafe brake, parking brake motor',
  'Brake Linings': 'brake lining, brake pad, friction lining, clutch facing, brake shoe, friction disc, brake pads',
  'Three-Phase Motors':
    '3 phase motor, three phase motor, induction motor, ac motor, asynchronous motor, electric motor?, electric motors?, motor?, motors?, 3-phase motor, squirrel cage motor',
  'Single-Phase Motors':
    '1 phase motor, single phase motor, electric motor?, electric motors?, motor?, motors?, capacitor motor, 220v motor, capacitor start motor, fan motor, shaded pole motor',
  'DC Motors':
    'dc motor, electric motor?, electric motors?, motor?, motors?, 12v motor, 24v motor, brushed motor, permanent magnet dc motor, direct current motor, pmdc motor',
  'Geared Motors':
    'gear motor, gearmotor, geared motor, motor?, motors?, motor reducer, motor with gearbox, motorreductor',
  'Explosion-Proof Motors':
    'explosion proof motor, ex motor, atex motor, flameproof motor, exd motor, hazardous area motor',
  'Brushless Motors': 'brushless motor, bldc, bldc motor, brushless dc motor, ec motor, hub motor, outrunner motor',
  'Vibration Motors':
    'vibrator motor, vibration motor, vibro motor, vibrating motor, concrete vibrator, unbalanced motor, external vibrator',
  'Hydraulic Pumps':
    'hydraulic pump, piston pump, hydraulic gear pump, vane pump, axial piston pump, hand hydraulic pump',
  'Hydraulic Cylinders':
    'hydraulic cylinder, hydraulic ram, hydraulic jack, hydraulic piston, dump truck cylinder, telescopic cylinder, oil cylinder',
  'Hydraulic Motors':
    'hydraulic motor, orbital motor, travel motor, hydraulic drive motor, gerotor motor, orbit motor, piston motor',
  'Hydraulic Valves':
    'hydraulic valve, directional control valve hydraulic, monoblock valve, spool valve, cartridge valve, hydraulic control valve, hydraulic solenoid valve',
  'Hydraulic Power Units':
    'hpu, hydraulic power pack, power pack hydraulic, hydraulic unit, hydraulic station, hydraulic powerpack',
  'Hydraulic Hoses':
    'hydraulic hose, high pressure hose, hydraulic pipe hose, hose assembly, hydraulic fittings, hydraulic hose fitting, quick hose coupling, hoses?, hose?',
  'Hydraulic Filters':
    'hydraulic filter, oil filter element, return filter, suction strainer, hydraulic oil filter, hydraulic filter element, return line filter',
  'Ball Screws': 'ball screw, ballscrew, sfu1605, ball spindle, ball screw nut, recirculating ball screw',
  'Lead Screws': 'lead screw, leadscrew, trapezoidal screw, acme screw, tr8 screw, threaded spindle, acme thread screw',
  'Screw Jacks': 'screw jack, lifting jack, worm screw jack, jack screw, mechanical jack, machine screw jack',
  'Linear Modules': 'linear module, linear stage, linear axis, gantry module, xy table, positioning stage, linear unit',
  'Roller Screws': 'planetary roller screw, roller screw, inverted roller screw, satellite roller screw',
};
