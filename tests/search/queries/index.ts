import { arabic } from './arabic.ts';
import { businessTypes } from './business-types.ts';
import { certificates } from './certificates.ts';
import { chinese } from './chinese.ts';
import { codesAndSizes } from './codes-and-sizes.ts';
import { companyNames } from './company-names.ts';
import { italian } from './italian.ts';
import { latinArabic } from './latin-arabic.ts';
import { places } from './places.ts';
import { plainWords } from './plain-words.ts';
import { pluralsAndCompounds } from './plurals-and-compounds.ts';
import type { JudgedQuery } from './query.ts';
import { questions } from './questions.ts';
import { secondStranger } from './second-stranger.ts';
import { spanish } from './spanish.ts';
import { spokenAndMixed } from './spoken-and-mixed.ts';
import { gluedSizes, goodsBeforeProperties, unwanted } from './strangers.ts';
import { synonyms } from './synonyms.ts';
import { typos } from './typos.ts';

/** All judged queries by class. */
export const judgedQueries = {
  'plain words': plainWords,
  'company names': companyNames,
  'codes and sizes': codesAndSizes,
  typos,
  'plurals and compounds': pluralsAndCompounds,
  synonyms,
  questions,
  places,
  certificates,
  'business types': businessTypes,
  Spanish: spanish,
  Italian: italian,
  Chinese: chinese,
  Arabic: arabic,
  'Arabic in Latin letters': latinArabic,
  'spoken and mixed': spokenAndMixed,
  'glued sizes': gluedSizes,
  'goods before properties': goodsBeforeProperties,
  'what is not wanted': unwanted,
  'a second stranger': secondStranger,
} as const satisfies Readonly<Record<string, readonly JudgedQuery[]>>;
