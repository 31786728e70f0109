/** A pattern of English that is hard to read, and what to write instead. Patterns are narrow, so that correct English never matches. */
export type Rule = readonly [pattern: RegExp, advice: string];

export interface Mistake {
  readonly line: number;
  readonly advice: string;
  readonly text: string;
}

/** A bare "who" or "what" at the beginning of a sentence that is not a question. */
export const bareSubject: Rule = [
  /(?:^|[.:;] )(?:Who|Whom|What|Whoever|Whatever) (?![^.]*\?)/,
  'give the clause a subject instead of a bare "who" or "what"',
];

/** A bare "who" after a preposition, or as the object of a verb that rarely begins an indirect question. */
export const bareWho: Rule = [
  /\b(?:of|for|to|by|from|with|than|leads|accepts|lets) who (?!or\b|and\b)[a-z]+/,
  'write "a person who" instead of a bare "who"',
];

/** The same within a sentence. A list of indirect questions ("who gets them, and when") is correct. */
export const innerSubjects: readonly Rule[] = [
  [
    /[:;] (?:who|whom) (?![^.]*(?:\?|, and (?:who|what|when|where|how|why)\b))/,
    'name the subject instead of a bare "who"',
  ],
  [/; what (?![^.]*\?)/, 'name the subject instead of a bare "what"'],
  [/\b(?:so|because|since|unless) who (?![^.]*\?)/, 'name the person instead of a bare "who"'],
  [/\bwhom?ever\b/, 'name the person instead of "whoever"'],
];

/** Denials that leave open what the thing is. */
export const riddles: readonly Rule[] = [
  [
    /(?<!\bthere )\b(?:is|are|was|were|be|been) no (?!longer\b|more\b|less\b|better\b)[a-z]/i,
    'write "is not a" instead of "is no", or say what it must be',
  ],
  [
    /(?<!\bthere )\b(?:is|are) none\b(?! of (?:theirs|ours|yours)\b)/i,
    'write "is not one", "is invalid" or name the subject',
  ],
  [/\bnone of (?:theirs|ours|yours)\b/i, 'say what it is instead of "none of ours"'],
  [/\bcounts? (?:as|like) none\b/i, 'write "counts as missing" or "is invalid"'],
  [
    /(?<!\b(?:and|are|is|has|have|had|needs?|than|reads?|but|or) )\bno more(?=[.,;:]|$)/,
    'write "no longer", before the verb',
  ],
  [
    /(?<!\b(?:told|tells?|heard|hears?|knew|knows?) )\bof (?:before|then|now)(?=[ .,;:)]|$)/,
    'write "earlier", "old" or "current"',
  ],
  [/\bnot what (?:it|they) (?:may|must|should) be\b/i, 'say what it must be'],
];

/** The papers from which this project was made are not in the repository. docs/requirements.md has what they ask, in our words. */
export const absentDocument: Rule = [
  /\b(?:the seeds\b|the (?:documents|specification|design) (?:say|call|ask|read|know|want|name|allow|leave|give|promise)(?:s|ed)?\b)/i,
  'state the reason, or a requirement, instead of an absent document',
];
