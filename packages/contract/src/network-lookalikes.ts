/**
 * Characters that look like a letter of the network's name, beyond those that Unicode's compatibility forms fold. Written by
 * scripts/docs/write-network-lookalikes.ts from the lists that Unicode publishes.
 */
export const lookalikes = {
  w: 'ɯωшѡѽԝաᗯᘯᘵᴡ₩⍵⍹ⱳⲱⲽꓪꙍꝡꞷꮃꮤ𐊶𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆🇼',
  b: 'ßƀƃƅɓʙβбвъьѣҍ฿ᏸᏼᑲᑳᖯᗷᴃᵬᶀ₿ⲃꓐꞗꞵꟗꮟ𐊂𐊡𐌁𖻑🅑🅱🇧',
  n: 'ŋƞȵɲɳɴͷηνипղոռᑎᴎᵰᶇ₦∩ⲛꓠꞑꞥꬻ𐆎𐑍𐔓𝼧🅝🅽🇳',
  v: 'ʋѵט٧۷ᐯᴠᶌ∨⋁ⱱⱴⴸꓦꛟꝟꮩ𐆗𐔝𑜆𑣀𖼈𝈍🅥🆅🇻🜈',
} as const;
