/**
 * Words of the trade that a buyer spells correctly, written without a look at our lists. No offer of a network need hold them: the search must
 * not read them as other goods.
 */
const written = `
aspirator bandsaw barbell bellcrank bolster bradawl breadboard bucksaw bulkhead bushel butterfly buzzer caliper camshaft cantilever capacitor
carafe carbide caster catheter centrifuge chainsaw chisel chuck clamp clarinet coaster colander compass conduit coolant corkscrew coupler
crankcase creosote crowbar crucible curtain cymbal damper deckchair defibrillator dehumidifier detergent diode distiller doorbell doormat
drawbar dumbbell dustpan dynamo earmuff earplug emulsifier endoscope enamel epoxy excavator extruder eyelet faucet felt ferrite fiberglass
firebrick flange flask floodlight flywheel forceps funnel fuselage gearbox geyser gimbal girder glycerin granulator graphite grater grinder
gusset gypsum hacksaw halogen hammock handrail harness hatchet hinge hopper hosepipe humidifier hydrant incubator inkjet insole inverter
jackhammer jigsaw keyboard kiln ladle laminate lanyard latch lathe leaflet lectern loom lozenge lubricant luggage magnet manifold manometer
mannequin mattock melamine micrometer mixer molding mortar mosaic nebulizer nozzle oarlock ohmmeter ottoman oximeter padlock palette parasol
parquet pastry penstock percolator pipette piston planter pliers plywood polisher propeller pulley pylon quilt racket rebar rectifier
regulator resin rheostat rotavator router saddle sandpaper sawhorse scaffold screwdriver seesaw sequin shredder sieve skillet sluice solder
solenoid spanner sprocket stapler stethoscope stirrup stopwatch strainer stroller sweatshirt syringe tarpaulin teapot tensioner thermos
thresher toggle tongs toolbox tourniquet tripod trolley tweezers upholstery vaporizer varnish ventilator vulcanizer wardrobe weathervane
wheelbarrow whetstone wrench zipper
anchor bagpipes ballast banister barometer bassinet beeswax bellow bidet binoculars birdcage blowtorch bobsled bookend boomerang brazier bridle
briquette brooch buckle bunting burner calender candlestick cardigan carabiner castanet cauldron chalkboard chandelier chronometer cistern
clapboard clarifier clipboard cobbler cockpit colorant concertina corset cravat crochet crossbow croquet cufflink cuticle decanter dentures
derailleur dinghy drawstring dreidel drumstick dungarees dynamite elastomer emery eyeliner fedora filament flagpole fleece flintlock flute
footbridge forklift frisbee fuselage galoshes gantry garrote gasometer girdle glockenspiel goblet graphene griddle gurney gyroscope hairpin
halyard hamper handcuffs hanger hairbrush headlamp headscarf helmet hologram horseshoe icebreaker igniter inkwell ironmongery jackknife jerrycan
kayak kerosene kettledrum kickstand kimono lacquer lampshade lantern leotard linoleum litmus locket lorgnette lunchbox machete mandolin
marble marionette matchbox megaphone metronome millstone mittens moccasin monocle mousetrap muffler napkin nightstand nutcracker oilskin
orthotic overalls paintbrush paraffin pedometer pendulum periscope pewter pillowcase pincushion plumbline plectrum porcelain potash pothook
propane pushchair putty pyrometer quartz rattan retainer rivulet rucksack rutile saccharin sandblaster sarong saucepan scabbard semolina
shingle shoehorn shoelace sidecar snorkel snowplough soapstone spectacles spindle sporran stencil stepladder stilts suet sundial surfboard
swivel tachograph tambourine tassel thermocouple thimble tinplate titration toboggan tophat trampoline treadle trivet trombone truncheon
tungsten turpentine tweed tympani ukulele unicycle vernier viaduct viola walkway washboard wattmeter wicker windsock winnow xylophone
zeolite zither embudo llavero paragolpes calzador bisagra rastrillo taladradora cojinete imbuto cerniera scalpello rastrello
`;

export const rightTradeWords: readonly string[] = written.trim().split(/\s+/);
