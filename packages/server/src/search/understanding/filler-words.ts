/**
 * Phrases around the goods in a query: questions and requests without meaning for the search. All words of a phrase are dropped together.
 */
export const filler = `
how much does a, how much does an, how much does, how much do, how much is a, how much is, how much are, how much, what is the price of,
what does a, price of, price for, price list, prices, price, pricing, cost of, cost, costs, quote for, quotation for, quotation, quote,
where can i buy a, where can i buy, where can i get, where can i find, where can you buy, where can we buy, where do i buy, where to buy,
where to find, where to get, can i buy, can you supply, who sells, who supplies, who can supply, who offers, who has, who stocks, i am looking for,
we are looking for, looking for, i need, we need, need, i want to buy, i want, want to buy, we want, please, show me, find me, find,
certified, best, cheap, cheapest, buy, buying, purchase, purchasing, order, for sale, in bulk, bulk buy, bulk order, bulk, wholesale price, wholesale,
online, suppliers of, supplier of, supplier for, suppliers, supplier, supply of, vendors, vendor, sellers, seller, company that sells, companies that sell,
companies, company, firms, hs code, hs codes, hts code, near me, made in, based in, from, in, which, what, is there, are there, do you have, does anyone, any,
cuánto cuesta una, cuánto cuesta un, cuánto cuesta, cuánto cuestan, cuanto cuesta, cuanto cuestan, precio de, precio, precios, dónde puedo comprar,
donde puedo comprar, dónde comprar, donde comprar, quién vende, quien vende, busco, buscamos, necesito, necesitamos, quiero comprar, comprar, al por mayor,
por mayor, a granel, barato, baratos, proveedores de, proveedor de, proveedores, proveedor, empresas de, empresa de, empresas, empresa, venta de, código hs, código arancelario, partida arancelaria, hecho en, fabricado en,
quanto costa un, quanto costa una, quanto costa, quanto costano, prezzo di, prezzo, prezzi, dove posso comprare, dove comprare, dove acquistare,
chi vende, cerco, cerchiamo, ho bisogno di, vorrei comprare, comprare, acquistare, all'ingrosso, ingrosso, sfuso, sfusa, sfusi, sfuse, alla rinfusa, fornitori di, fornitore di, fornitori,
fornitore, aziende, azienda, ditte, ditta, codice hs, codice doganale, in vendita, prodotto in, fatto in,
多少钱, 价格, 报价, 散装, 哪里可以买到, 哪里能买到, 哪里买, 在哪里买, 哪里有, 批发, 供应商, 供应, 采购, 购买, 我想买, 我要买, 寻找, 公司, 有限公司, 怎么卖, 谁卖, 海关编码, HS编码,
كم سعر, كم ثمن, كم يكلف, بكم, سعر, أسعار, اسعار, ثمن, أين أشتري, اين اشتري, أين يمكنني شراء, اين يمكنني شراء, من أين أشتري, من يبيع, ابحث عن, أبحث عن,
أريد شراء, اريد شراء, أحتاج, احتاج, شراء, للبيع, بالجملة, جملة, مورد, موردين, موردي, موردون, شركة, شركات, رمز النظام المنسق
`;
