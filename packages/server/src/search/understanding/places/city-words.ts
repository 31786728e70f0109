import { words } from '../../engine/index.ts';

/** Cities of trade, one a line: the name that the index holds, then other spellings and languages. None is also a word of goods. */
const lines = `
shenzhen, 深圳, shenzen, شنتشن
guangzhou, 广州, canton city, غوانزو
shanghai, 上海, شنغهاي
ningbo, 宁波
yiwu, 义乌
hangzhou, 杭州
dongguan, 东莞
foshan, 佛山
qingdao, 青岛
tianjin, 天津
beijing, 北京, pekín, pechino, بكين
suzhou, 苏州
xiamen, 厦门
taipei, 台北
dubai, dubái, 迪拜, دبي
abu dhabi, 阿布扎比, ابوظبي, أبو ظبي
sharjah, 沙迦, الشارقة
riyadh, riad, 利雅得, الرياض
jeddah, jidda, yeda, gedda, 吉达, جدة
dammam, 达曼, الدمام
jubail, الجبيل
doha, 多哈, الدوحة
manama, المنامة
muscat, mascate, مسقط
kuwait city, مدينة الكويت
cairo, el cairo, 开罗, القاهرة
amman, عمان الاردن
beirut, بيروت
casablanca, الدار البيضاء
istanbul, estambul, 伊斯坦布尔, اسطنبول
izmir, إزمير
bursa, بورصة
ankara, أنقرة
mumbai, bombay, 孟买, مومباي
new delhi, delhi, nueva delhi, nuova delhi, 新德里, دلهي
chennai, madras
bengaluru, bangalore
ahmedabad
karachi, كراتشي
lahore, لاهور
dhaka, دكا
ho chi minh city, saigon, 胡志明市
hanoi, 河内
bangkok, 曼谷, بانكوك
kuala lumpur, 吉隆坡
jakarta, yakarta, giacarta, 雅加达, جاكرتا
manila, 马尼拉
tokyo, tokio, 东京, طوكيو
osaka, 大阪
seoul, seúl, 首尔, سيول
busan, 釜山
milan, milano, milán, 米兰, ميلانو
turin, torino, turín
bologna, bolonia
rome, roma, 罗马, روما
naples, napoli, nápoles
madrid, 马德里, مدريد
barcelona, 巴塞罗那, برشلونة
valencia
lisbon, lisboa, lisbona
berlin, berlín, berlino, 柏林, برلين
hamburg, hamburgo, amburgo, 汉堡
munich, münchen, múnich, monaco di baviera, 慕尼黑, ميونخ
stuttgart
düsseldorf, dusseldorf
paris, parís, parigi, 巴黎, باريس
lyon, lione
london, londres, londra, 伦敦, لندن
birmingham
manchester
amsterdam, ámsterdam, 阿姆斯特丹, امستردام
rotterdam, róterdam, 鹿特丹
antwerp, antwerpen, amberes, anversa
vienna, wien, viena
zurich, zürich, zúrich, zurigo
warsaw, warszawa, varsovia, varsavia
prague, praha, praga
budapest
athens, atenas, atene
new york, nueva york, 纽约, نيويورك
houston, 休斯敦
chicago, 芝加哥
los angeles, los ángeles, 洛杉矶
toronto
mexico city, ciudad de méxico, città del messico
são paulo, sao paulo, san pablo, 圣保罗
buenos aires
bogotá, bogota
lagos, لاغوس
nairobi, نيروبي
johannesburg, johannesburgo
`;

/** Each name of a city as written, with the value that documents carry. */
export const cityNames: readonly (readonly [name: string, value: string])[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [first = '', ...others] = line.split(', ');
    return [first, ...others].map((name) => [name, words(first).join(' ')] as const);
  });

/** From the words of each name of a city to the value that documents carry. */
export const cityWords: ReadonlyMap<string, string> = new Map(
  cityNames.map(([name, value]) => [words(name).join(' '), value]),
);

/** The value of a business's city; undefined if there is none. */
export function cityValue(city: string | null): string | undefined {
  const name = words(city ?? '').join(' ');
  return name === '' ? undefined : (cityWords.get(name) ?? name).slice(0, 60);
}
