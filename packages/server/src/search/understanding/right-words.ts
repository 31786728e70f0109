import { words } from '../engine/index.ts';

/**
 * Words that a buyer spells correctly though no offer and no list of ours need hold them: units, abbreviations, makes, and goods that few sell.
 * Nothing is found for `gallon` or `shackle`; a warehouse (`galpón`) or chocolate (`شوكولا`) in their place annoys.
 */
const right = `
lumen candela kelvin newton pascal joule hertz tesla weber henry farad becquerel sievert gauss micron furlong bushel peck gallon gallons pint pints
quart quarts ounce ounces hundredweight fathom acre acres hectare denier dtex torr psi kpa mpa lph gpm cfm rpm kva kvar btu dwt teu moq fob cif ddp
dap exw bnc sma xlr usbc kwh mah dpi gsm rfq rfi eta etd awb nema mccb mcb rccb vfd plc hmi scada igbt mosfet pcb

kieselguhr diatomite vermiculite theodolite tachymeter pycnometer viscometer rheometer sextant astrolabe planimeter hygrometer anemometer
psychrometer refractometer polarimeter dilatometer calorimeter potentiometer galvanometer hydrocyclone bolometer klystron magnetron thyratron
thyristor memristor resolver goniometer collet collets mandrel mandrels arbor ferrule ferrules grommet grommets cleat cleats shackle shackles
thimble thimbles turnbuckle windlass capstan bollard bollards fairlead hawser davit davits derrick jib trunnion gudgeon pintle clevis cotter
linchpin sprag pawl pawls ratchet escapement bezel bezels saggar tuyere tundish ingot ingots billet billets purlin purlins joist joists lintel
lintels dowel dowels tenon mortise corbel baluster balusters balustrade finial finials pergola gazebo trellis secateurs loppers dibber scarifier
harrow tedder baler windrower thresher winnower destoner decorticator dehuller huller pulper retort retorts lyophilizer sonicator spirometer
otoscope tonometer laryngoscope bronchoscope cystoscope trocar trocars cannula curette curettes speculum bougie stent stents hemostat pessary
orthosis truss trusses pellistor scintillator dosimeter collimator cyclotron wiper wipers squeegee squeegees chamois hessian burlap organza
brocade damask sisal coir kapok ramie kenaf shellac rosin guar xanthan carrageenan pectin casein whey tapioca sorghum millet teff spelt farro
abacus adze alembic anvil awl bellows bobbin bobbins burin calipers cruet culvert culverts cupola dredger dredgers easel easels epaulette
epaulettes flail flails froe gimlet mallet mallets oakum paddock pestle pestles pontoon pontoons quern rasp rasps rudder rudders scythe skein
sledge spatula spatulas spigot stanchion swage tannin tannins tiller trestle trowel trowels tureen urn valance vellum vise vises wainscot
freekeh sumac asafoetida shim shims rivet rivets washer washers auger augers hoist hoists winch winches

destornillador berbiquí escariador mandril cincel yunque cabrestante prensaestopas garbanzo lenteja cacahuete alesatore mandrino boccola
tenaglia argano guanciale سندان كماشة برغي صامولة سماق

krones sidel bobst sulzer grundfos wilo festo sandvik danfoss siemens bosch rexroth parker swagelok yaskawa fanuc kuka omron keyence schunk
trumpf amada makita hilti timken gardner denver copco ingersoll caterpillar liebherr komatsu doosan bauer spirax sarco emerson honeywell
yokogawa endress hauser vega pilz sick balluff turck lenze bonfiglioli flender rossi esab fronius kemppi castolin loctite henkel tesa sika basf
clariant evonik lanxess solvay borealis sabic aramco almarai alfanar elsewedy ducab emaar arabtec petrofac
maersk hapag nestle unilever carrefour toyota nissan mahindra tata huawei xiaomi samsung lenovo philips osram legrand schneider hager eaton
nexans prysmian gobain knauf mapei jotun hempel
`;

export const rightWords: ReadonlySet<string> = new Set(words(right));
