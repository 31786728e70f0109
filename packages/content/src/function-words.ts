/**
 * Words of en, es, it, zh and ar that are too frequent to mean anything in a search, separated by spaces. `no`, `non` and `without` are not
 * among them.
 */
export const functionWords = `
a an and are at be by can do does for from how i in is it me my of on or our some that the their there these this to us we what where which who with you your
al algún con cual de del dónde donde el ella en es esta este la las lo los más mi o para por qué que se son su sus un una unas unos y
ai alla alle agli anche che chi con cui da dai dal dalla degli dei del della delle dello di dove e ed gli i il in la le lo nel nella o per più quale sono su sul sulla tra un una uno
的 了 和 与 及 在 是 我 我们 有 吗 呢 个 一个 什么 哪里
في من على الى إلى عن مع هذا هذه ما هل التي الذي او أو ان أن هو هي
`;
