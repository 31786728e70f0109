/** Words for a kind of business; a question mark marks a word that also names goods (`coffee maker`, `factory lights`). */
export const typeWords: Readonly<Record<string, string>> = {
  MA: `manufacturer, manufacturers, maker?, makers?, producer?, producers?, factory?, factories?, mfg, mfr, oem?, fabricante, fabricantes,
    fábrica, fábricas, productor, productores, produttore, produttori, fabbricante, fabbricanti, fabbrica, fabbriche, 制造商, 生产商, 厂家,
    工厂, 生产厂家, مصنع, مصانع, مصنعين, منتج?, شركة مصنعة`,
  DI: `distributor, distributors, dealer, dealers, stockist, stockists, reseller, resellers, distribuidor, distribuidores, distributore,
    distributori, concesionario, rivenditore, rivenditori, 经销商, 分销商, 代理商, موزع, موزعين, وكيل`,
  WS: `wholesaler, wholesalers, mayorista, mayoristas, grossista, grossisti, 批发商, تاجر جملة, تجار جملة`,
  IM: `importer, importers, importador, importadores, importatore, importatori, 进口商, مستورد, مستوردين`,
  EX: `exporter, exporters, exportador, exportadores, esportatore, esportatori, 出口商, مصدر, مصدرين`,
  RE: `retailer, retailers, minorista, minoristas, dettagliante, dettaglianti, 零售商, تاجر تجزئة`,
  IN: `investor, investors, inversor, inversores, investitore, investitori, 投资者, 投资商, مستثمر, مستثمرين`,
  CO: `consultant, consultants, consultancy, consultancies, consulting firm, consultor, consultores, consultoría, consulente, consulenti,
    顾问, 咨询公司, استشاري, مستشار, استشارات`,
};

/** Questions that name a kind of business: the phrase is dropped, and the kind becomes a condition. */
export const typeQuestions: Readonly<Record<string, string>> = {
  MA: `who makes, who manufactures, who produces, companies that make, companies making, made by, quién fabrica, quien fabrica, chi produce,
    chi fabbrica, 谁生产, من يصنع, من ينتج`,
  DI: `who distributes, distributor of, distributors of, quién distribuye, chi distribuisce, من يوزع`,
  WS: `wholesale supplier of`,
  EX: `who exports, quién exporta, chi esporta, من يصدر`,
  IM: `who imports, quién importa, chi importa, من يستورد`,
};
