/** Italian ties a preposition to the article of the country: `dell’Egitto`, `dagli Stati Uniti`, but `in Egitto`. */
const joined: Readonly<Record<string, { readonly of: string; readonly from: string; readonly within: string }>> = {
  'l’': { of: 'dell’', from: 'dall’', within: 'in ' },
  'il ': { of: 'del ', from: 'dal ', within: 'in ' },
  'la ': { of: 'della ', from: 'dalla ', within: 'in ' },
  'gli ': { of: 'degli ', from: 'dagli ', within: 'negli ' },
};

export interface ItalianCountry {
  readonly country: string;
  readonly ofCountry: string;
  readonly fromCountry: string;
  readonly inCountry: string;
}

/** The forms of a country that is given with its article. */
export function italianCountry(withArticle: string): ItalianCountry {
  const article = Object.keys(joined).find((start) => withArticle.startsWith(start));
  const forms = article === undefined ? undefined : joined[article];
  if (article === undefined || forms === undefined) throw new Error(`No article before ${withArticle}`);
  const name = withArticle.slice(article.length);
  // Kingdoms and unions of two words keep their article after `in`.
  const within = name === 'Regno Unito' ? 'nel ' : forms.within;
  return {
    country: name,
    ofCountry: forms.of + name,
    fromCountry: forms.from + name,
    inCountry: within + name,
  };
}
