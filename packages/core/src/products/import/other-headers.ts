import type { FactName } from '@wbn/contract';
import type { ListColumn } from './columns.ts';

/**
 * Headers of lists that other programs wrote, in the languages of the portal, as people write them. Case, accents, full stops and repeated spaces
 * make no difference (`plainHeader`). The labels of the portal's form are among them: people name columns as the form does.
 */
export const otherHeaders: Readonly<Partial<Record<ListColumn, string>> & Record<FactName, string>> = {
  code: `sku, own code, externalID, item number, item no, item code, item id, article number, article no, article code, art no, product code,
    product number, product no, product id, part number, part no, reference, ref,
    código, código propio, código de artículo, código de producto, número de artículo, n.º de artículo, referencia,
    codice, codice proprio, codice articolo, codice prodotto, numero articolo, n. articolo, riferimento,
    编码, 自有编码, 产品编码, 产品编号, 商品编码, 商品编号, 货号, 编号,
    الرمز, الرمز الخاص, رمز المنتج, رمز الصنف, رقم الصنف, رقم المنتج, كود المنتج, كود الصنف, الكود`,
  name: `product, product name, product title, item, item name, article name, title,
    nombre, nombre del producto, producto, artículo,
    nome, nome prodotto, nome del prodotto, prodotto,
    名称, 产品名称, 商品名称, 产品, 商品, 品名,
    الاسم, اسم المنتج, اسم الصنف, المنتج, الصنف`,
  description: `product description, item description, details, descripción, descripción del producto, descrizione, descrizione prodotto,
    描述, 产品描述, 商品描述, 说明, الوصف, وصف المنتج`,
  keywords: 'tags, search terms, palabras clave, parole chiave, 关键词, 关键字, الكلمات المفتاحية, كلمات مفتاحية',
  category: `subcategory, industry, product category, categoría, subcategoría, categoria, sottocategoria, 类别, 分类, 产品类别, 产品分类,
    الفئة, التصنيف, فئة المنتج`,
  leadTime: `leadtime, delivery time, plazo de entrega, plazo, tempi di consegna, tempo di consegna, 交货期, 交货时间,
    مدة التوريد, مدة التسليم`,
  stock: `stock available, in stock, stock quantity, stock qty, pieces in stock, available stock, inventory, on hand,
    existencias, unidades en existencia, stock disponible, disponibili, pezzi disponibili, disponibilità, giacenza, scorte,
    库存, 库存数量, 库存量, المخزون, القطع المتوفرة, الكمية المتوفرة`,
  state: 'status, estado, stato, 状态, الحالة',
  pictures: `picture, images, image, image url, image urls, picture url, photo, photos, imagen, imágenes, foto, fotos, immagine, immagini,
    图片, 图片网址, 图片地址, الصور, صورة, الصورة, صور`,
  price: `unit price, price per unit, price per piece, list price, selling price, precio, precio unitario, prezzo, prezzo unitario,
    价格, 单价, السعر, سعر الوحدة`,
  currency: 'currency code, moneda, divisa, valuta, 货币, 币种, العملة',
  priceSteps: `price by quantity, tier prices, quantity prices, precio según la cantidad, precios por cantidad, prezzo per quantità,
    prezzi per quantità, 阶梯价格, 阶梯价, السعر حسب الكمية`,
  minimumOrder: `moq, minimum order quantity, minimum order qty, min order, min order quantity, min order qty, minimum quantity,
    pedido mínimo, cantidad mínima, cantidad mínima de pedido, ordine minimo, quantità minima, quantità minima d'ordine,
    最小起订量, 起订量, 最低起订量, 最小订购量, الحد الأدنى للطلب, أقل كمية للطلب`,
  unit: `uom, unit of measure, unidad, unidad de medida, unità, unità di misura, 单位, 计量单位, الوحدة, وحدة القياس`,
  incoterms: `incoterm, delivery terms, delivery terms (incoterms), trade terms, condiciones de entrega, condiciones de entrega (incoterms),
    termini di consegna, termini di consegna (incoterms), resa, 贸易术语, 贸易术语 (incoterms), 贸易术语(incoterms), 交货条款,
    شروط التسليم, شروط التسليم (إنكوترمز)`,
  leadTimeDays: `lead time in days, lead time (days), delivery time (days), delivery time in days, plazo de entrega en días,
    plazo de entrega (días), tempo di consegna in giorni, tempo di consegna (giorni), 交货期(天), 交货天数,
    مدة التسليم بالأيام, مدة التوريد بالأيام`,
  sample: 'samples, samples available, muestra, muestras, campione, campioni, 样品, العينات, عينات',
  samplePrice: `price of a sample, precio de una muestra, precio de muestra, prezzo di un campione, prezzo campione, 样品价格, 样品价,
    سعر العينة`,
  hsCode: `hs, hs code (customs), customs code, customs tariff number, tariff code, código sa, código sa (hs), código hs, código arancelario,
    codice sa, codice sa (hs), codice hs, codice doganale, 海关编码, 海关编码 (hs), 海关编码(hs), hs编码,
    رمز النظام المنسق, رمز النظام المنسق (hs), البند الجمركي`,
  model: 'model number, model no, modelo, modello, 型号, الطراز, الموديل, رقم الموديل',
};

/**
 * A header as it is compared: `  Article No.: ` and `article no` are one. Accents are left out, because half of all lists have none.
 *
 * @example plainHeader('N.º de Artículo *') // 'no de articulo'
 */
export const plainHeader = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.:*ـ]/gu, '')
    .toLowerCase()
    .replace(/#/g, ' no ')
    .replace(/[_’']/g, ' ')
    .split(/\s/)
    .filter(Boolean)
    .join(' ');
