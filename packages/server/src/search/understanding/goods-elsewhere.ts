import { words } from '../engine/index.ts';
import { keyOf } from './stems.ts';

/**
 * Goods of the trades that our industry tree has no place for. Their words name them only together: a network without cable ties must not
 * answer with masks that tie and cables. A business that does offer them is found by its own words.
 */
const names = `
rfid fob, rfid fobs, cable tie, cable ties, zip tie, zip ties, hose clamp, hose clip, jubilee clip, worm drive clamp, allen screw, allen bolt, grub screw,
socket cap screw, cotter pin, split pin, circlip, snap ring, dowel pin, shackle, turnbuckle, carabiner, bubble wrap, air cushion film,
shrink film roll, packing peanuts, heat shrink tube, air compressor, screw compressor, pressure washer, paper bag, paper straw, paper plate,
plastic cup, non woven bag, aluminium foil, aluminum foil, laptop stand, phone stand, gelatin, gelatine, agar agar, cornstarch, copy paper,
printing paper, light switch cover, fishing rod, fishing net, bicycle tyre, bicycle tire, car tyre, car tire, truck tyre, truck tire, spark plug,
windscreen wiper, musical instrument, guitar, piano, umbrella, lighter, pencil, ballpoint pen, stapler, whiteboard, brida de plástico,
bridas de plástico, abrazadera de manguera, tornillo allen, papel aluminio, vaso de papel, vasos de papel, bolsa de papel, bolsas de papel,
plástico de burbujas, compresor de aire, neumático, neumáticos, paraguas, fascetta stringitubo, fascette stringitubo, fascette da elettricista,
vite a brugola, viti a brugola, carta alluminio, bicchiere di carta, bicchieri di carta, sacchetto di carta, sacchetti di carta, compressore d'aria,
compressori d'aria, pneumatici, ombrello, jumper cables, jump leads, booster cables, bicycle helmet, bike helmet, cycling helmet, motorcycle helmet,
till roll, thermal paper, thermal paper roll, receipt roll, plumbers tape, ptfe tape, teflon tape, oil filter, air filter element, fuel filter,
wood pellet, charcoal, charcoal briquettes, yoga mat, gym mat, pos terminal, payment terminal, reefer container, sprinkler head, fire sprinkler,
forklift fork, trailer, truck trailer, tractor tyre, forklift tyre, car seat cover, tennis racket, dumbbell, treadmill, tent, sleeping bag,
camping tent, swimming pool, gunny sack, jute bag, hessian sack, bulk bag, big bag, fibc, nylon rope, gas lighter, bicycle, electric bicycle, e bike,
motorcycle, scooter, truck spare parts, car parts, auto parts, elevator, escalator, passenger lift, playground equipment, playground swing,
trampoline, aquarium, cables de arranque, casco de bicicleta, filtro de aceite, neumáticos de camión, llantas, neumático de camión, carbón vegetal,
bicicleta, bicicletas, bolsas de papel kraft, saco de yute, saco de rafia, ascensor, ascensores, escalera mecánica, remolque, tienda de campaña,
terminal punto de venta, rollo térmico, cavi batteria, casco da bici, filtro olio, filtri olio, pneumatici per camion, carbonella, bicicletta,
biciclette, ascensore, ascensori, scala mobile, rimorchio, tappetino yoga, rotoli termici, sacchi di iuta, registratore di cassa, 卡车轮胎, 摩托车, 自行车,
电动自行车, 电梯, 扶梯, 瑜伽垫, 热敏纸, 机油滤清器, 汽车配件, 木炭, 帐篷, 麻袋, ورق حراري, اطارات, إطارات شاحنات, فحم, فحم نباتي, مصاعد, مصعد, دراجات, دراجة هوائية, فلاتر زيت,
فلتر زيت, قطع غيار سيارات, خيام, 扎带, 尼龙扎带, 喉箍, 气泡膜, 空压机, 空气压缩机, 铝箔, 纸袋, 轮胎, 雨伞, 咖啡机, ضاغط هواء, اكياس ورقية, ورق المنيوم, اطارات سيارات, مظلات,
shelf bracket, shelf brackets, soporte de estante, soportes de estante, reggimensola, reggimensole, 层板托, حامل رف, حوامل رفوف, ev charger, ev chargers,
ev charging station, electric vehicle charger, electric car charger, cargador de coche eléctrico, cargador de vehículo eléctrico, punto de recarga,
colonnina di ricarica, colonnine di ricarica, 充电桩, شاحن سيارات كهربائية, شواحن سيارات كهربائية, محطة شحن سيارات, mosquito net, mosquito nets, insect screen,
fly screen, mosquitera, mosquiteras, zanzariera, zanzariere, 蚊帐, 纱窗, ناموسية, ناموسيات, dog leash, dog lead, dog collar, dog bed, cat litter, pet carrier,
correa para perro, collar para perro, arena para gatos, guinzaglio, guinzagli, collare per cani, lettiera per gatti, 狗绳, 狗项圈, 猫砂, طوق كلاب, مقود كلاب,
رمل قطط, awning, awnings, toldo, toldos, tenda da sole, tende da sole, 遮阳篷, 遮阳棚, مظلة سيارات, مظلات سيارات, dock leveler, dock leveller,
dock shelter, loading dock, rampa niveladora, muelle de carga, rampa di carico, rampe di carico, 登车桥, رصيف تحميل, grease gun, grease guns, grease nipple,
pistola de engrase, engrasadora, ingrassatore, pistola per grasso, 黄油枪, مشحمة, مسدس تشحيم, weighbridge, weigh bridge, truck scale, truck weighbridge,
báscula de camiones, báscula puente, pesa a ponte, 地磅, 汽车衡, ميزان شاحنات, جسر وزن, wheelie bin, rubbish bin, waste bin, garbage bin, dustbin,
contenedor de basura, cubo de basura, bidone della spazzatura, cassonetto, 垃圾桶, حاوية نفايات, حاويات نفايات, سلة مهملات, exercise book, school notebook,
cuaderno, cuadernos, quaderni, 练习本, دفاتر مدرسية, display fridge, display refrigerator, showcase fridge, vitrina frigorífica, vetrina refrigerata, 展示冰柜,
冷藏展示柜, ثلاجة عرض, ثلاجات عرض, disposable coffee cup lid, walkie talkie, two way radio, 对讲机
`;

export const namesElsewhere: readonly string[] = names
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter(Boolean);
const keys: ReadonlySet<string> = new Set(namesElsewhere.map((name) => keyOf('en', words(name))));

/** The words of a run that names such goods, as a phrase that results must hold; undefined for other runs. */
export const goodsElsewhere = (run: readonly string[]): boolean => keys.has(keyOf('en', run));

/** All their words are spelled correctly. */
export const wordsElsewhere: ReadonlySet<string> = new Set(words(names));
