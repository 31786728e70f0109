import type { Terms } from '../types.ts';

export const furniture: Terms = {
  Sofas:
    'couch, settee, sofa set, sectional, loveseat, corner sofa, sofa bed, sofa, couches, chesterfield, lounge suite, divan sofa, three piece suite',
  'Coffee Tables':
    'coffee table, cocktail table, centre table, center table, living room table, tea table, nest of tables, tables?, table?',
  'TV Stands':
    'tv unit, tv stand, tv cabinet, tv console, media console, entertainment unit, tv bench, television stand',
  Recliners:
    'recliner, recliner chair, lazy boy chair, reclining chair, recliner sofa, armchair, accent chair, lift chair, reclining armchair, easy chair',
  Bookcases:
    'bookcase, bookshelf, bookshelves, shelving unit home, book rack, bookshelf unit, shelves home, shelves?, shelf?',
  'Majlis Seating':
    'arabic majlis, majlis sofa, floor seating, arabic seating, majlis, arabic floor cushion, floor sofa, diwaniya seating',
  'Side Tables':
    'side table, end table, console table, accent table, lamp table, occasional table, hall table, entryway table',
  Beds: 'bed, double bed, king size bed, bunk bed, bedroom set, single bed, queen bed, storage bed, upholstered bed, twin bed',
  Mattresses:
    'mattress, memory foam mattress, spring mattress, latex mattress, mattress topper, pocket spring mattress, orthopedic mattress, king size mattress',
  Wardrobes:
    'wardrobe, closet, armoire, clothes cabinet, walk-in closet, almirah, cupboard bedroom, sliding wardrobe, closet system',
  Nightstands: 'nightstand, bedside table, bedside cabinet, night table, bedside unit, bedside locker home',
  Dressers:
    'dresser, chest of drawers, dressing table, vanity table, makeup vanity, drawers chest, drawer chest, tallboy, bureau furniture, vanity desk',
  'Bed Frames':
    'bedstead, bed frame, metal bed frame, headboard, wooden bed frame, bed base, bed slats, bed board, divan base',
  'Dining Tables':
    'dining table, dinner table, dining set, extendable table, dining room table, kitchen table, dining table set, tables?, table?',
  'Dining Chairs':
    'dining chair, kitchen chair, wooden chair, upholstered dining chair, chair?, dining room chair, bentwood chair home',
  Sideboards: 'sideboard, buffet cabinet, credenza, buffet table furniture, hutch, dining cabinet',
  'Bar Stools':
    'bar stool, counter stool, bar chair, barstool, high stool, kitchen stool, bar stools, stool?, pub stool, counter stools',
  'Display Cabinets':
    'display cabinet, china cabinet, glass cabinet, vitrine, showcase cabinet, curio cabinet, glass display case',
  'Kitchen Cabinets':
    'kitchen cabinet, fitted kitchen, kitchen units, cupboards kitchen, kitchen cupboards, modular kitchen, kitchen furniture',
  Countertops:
    'countertop, worktop, kitchen worktop, benchtop, work surface kitchen, counter top, vanity top, kitchen counter, worktops',
  'Kitchen Islands':
    'kitchen island, island bench, kitchen cart, kitchen trolley, island counter, island unit, butcher block cart',
  'Pantry Units':
    'pantry cabinet, larder unit, larder, pantry, pull-out pantry, tall kitchen unit, pantry cupboard, food cupboard',
  'Cabinet Doors':
    'cabinet door, kitchen cabinet doors, cupboard door, drawer fronts, cabinet fronts, shaker doors, wardrobe doors, replacement kitchen doors',
  'Office Desks':
    'desk, office desk, computer desk, writing desk, workstation desk, executive desk, office table, work desk, office workstation, tables?',
  'Office Chairs':
    'office chair, desk chair, swivel chair, ergonomic chair, computer chair, executive chair, gaming chair, task chair, mesh chair, task seating',
  'Filing Cabinets':
    'filing cabinet, file cabinet, office cabinet, steel cupboard, steel locker, file drawer, mobile pedestal, locker, lockers, metal cupboard',
  'Meeting Tables':
    'conference table, meeting table, boardroom table, conference room table, meeting room table, board table',
  'Office Partitions':
    'partition, office divider, cubicle, office screen, glass partition office, desk divider, acoustic panel office, room divider, office pod, cubicles, phone booth office',
  'Reception Desks': 'reception desk, front desk, reception counter, reception table, welcome desk, front desk counter',
  'Standing Desks':
    'standing desk, sit stand desk, height adjustable desk, electric desk, adjustable desk, stand up desk, sit-stand desk, electric standing desk',
  'Garden Sets':
    'garden furniture, patio furniture, outdoor furniture, patio set, garden table and chairs, outdoor dining set, outdoor sofa, lawn furniture, bistro set',
  'Patio Umbrellas':
    'parasol, garden umbrella, beach umbrella, patio umbrella, sunshade umbrella, cantilever umbrella, gazebo, shade sail, sun shade, market umbrella, sun umbrella, umbrella?, umbrellas?',
  'Sun Loungers':
    'sun lounger, sunlounger, chaise lounge outdoor, deck chair, pool lounger, beach chair, sunbed, sunbeds, deckchair, pool chair',
  'Garden Swings':
    'garden swing, hanging chair, porch swing, hammock, swing chair, egg chair, swing seat, outdoor swing, hanging egg chair, playground swing?',
  'Rattan Furniture':
    'rattan sofa, wicker furniture, rattan chair, wicker chair, rattan set, cane furniture, poly rattan, wicker sofa, bamboo furniture',
  'Hotel Bedroom Sets':
    'hotel furniture, hotel bedroom furniture, hotel room furniture, hotel bed, hospitality furniture, hotel headboard, hotel casegoods',
  'Restaurant Chairs':
    'restaurant chair, cafe chair, bistro chair, coffee shop chair, restaurant furniture, cafe furniture, stackable cafe chair, restaurant table',
  'Banquet Tables':
    'banquet table, folding table, event table, wedding table, trestle table, round banquet table, banquet chair, chiavari chair, folding chair, plastic folding table',
  'Lobby Furniture':
    'lobby sofa, hotel lobby furniture, lounge furniture, reception sofa, lobby chair, waiting sofa, lounge chair commercial',
  'Restaurant Booths':
    'booth seating, restaurant booth, banquette seating, booth sofa, diner booth, banquette, cafe booth',
  'School Desks':
    'school desk, student desk, classroom furniture, school chair, classroom table, student chair, kindergarten furniture, school bench, student table',
  'Lecture Hall Seating':
    'auditorium chair, theater seating, cinema seats, auditorium seating, lecture chair, cinema chair, conference hall chair, theatre seats, theatre seating, church chair, pews',
  'Library Shelving':
    'library shelves, library bookshelf, library rack, book stack shelving, library furniture, mobile shelving, compactus, archive shelving, magazine rack, shelves?',
  'Waiting Room Seating':
    'waiting chair, airport chair, waiting bench, beam seating, airport seating, public seating, tandem seating, waiting area chair, gang chair',
  'Laboratory Benches':
    'lab bench, laboratory furniture, lab table, fume hood, lab workbench, fume cupboard, science lab furniture, lab furniture, biosafety cabinet',
  'Stadium Seats':
    'stadium seat, bleachers, grandstand seating, stadium chair, arena seating, bleacher seats, tribune seats, telescopic seating, stadium chairs',
  Hinges:
    'hinge, cabinet hinge, door hinge, soft close hinge, butt hinge, concealed hinge, furniture hinge, piano hinge, kitchen hinge',
  'Drawer Slides':
    'drawer slide, drawer runners, drawer runner, ball bearing slides, telescopic slides, undermount slides, telescopic channel, tandem box, drawer rails',
  'Furniture Legs':
    'furniture leg, table legs, sofa legs, chair legs, metal table legs, hairpin legs, cabinet feet, castors, casters, caster wheels, table base, furniture feet',
  'Upholstery Fabric':
    'upholstery fabric, sofa fabric, velvet fabric, upholstery leather, furniture fabric, faux leather, pu leather upholstery, couch fabric, leatherette, upholstery material',
  'Furniture Foam':
    'upholstery foam, sofa foam, pu foam sheet, memory foam sheet, foam cushion, sponge foam, polyurethane foam block, mattress foam',
  'MDF & Plywood':
    'plywood, mdf, mdf board, particle board, chipboard, osb, laminated board, melamine board, hardboard, veneer board, timber, lumber, film faced plywood, hdf board, wood panel, wood?, wooden boards?',
  'Cabinet Handles':
    'cabinet handle, drawer pull, furniture handle, cabinet knob, drawer knobs, kitchen handles, cabinet pulls, furniture knobs, cupboard handle',
  Curtains:
    'curtain, drapes, blackout curtains, window blinds, blinds, roller blinds, curtain rod, drapery, window curtain, roller blind, venetian blinds, net curtains',
  'Carpets & Rugs':
    'carpet, rug, carpet tiles, area rug, persian rug, doormat, wall to wall carpet, prayer mat, prayer rug, rugs, carpeting, door mat',
  'Bed Linen':
    'bedding, bed sheets, duvet cover, bedspread, pillowcase, quilt, comforter, blanket, duvet, bed sheet, linens bed, doona, mattress protector, blankets, sheet set',
  Cushions:
    'cushion, throw pillow, pillow, pillows, seat cushion, cushion cover, sofa cushion, floor cushion, bolster, chair pad, bed pillow',
  'Table Linen':
    'tablecloth, table cloth, napkins fabric, placemat, table runner, cloth napkins, table cover, placemats, table mats, linen napkins',
  Towels:
    'towel, bath towel, hand towel, beach towel, hotel towels, face towel, microfiber towel, terry towel, bath towels, bathroom towels',
};
