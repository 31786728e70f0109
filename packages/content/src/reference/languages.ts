export type Language = {
  /** ISO 639-1. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly languageName: string;
};

const spoken = [
  ['ar', 'Arabic', 'العربية'],
  ['bn', 'Bengali', 'বাংলা'],
  ['bg', 'Bulgarian', 'Български'],
  ['ca', 'Catalan', 'Català'],
  ['zh', 'Chinese', '中文'],
  ['hr', 'Croatian', 'Hrvatski'],
  ['cs', 'Czech', 'Čeština'],
  ['da', 'Danish', 'Dansk'],
  ['nl', 'Dutch', 'Nederlands'],
  ['en', 'English', 'English'],
  ['et', 'Estonian', 'Eesti'],
  ['tl', 'Filipino', 'Filipino'],
  ['fi', 'Finnish', 'Suomi'],
  ['fr', 'French', 'Français'],
  ['ka', 'Georgian', 'ქართული'],
  ['de', 'German', 'Deutsch'],
  ['el', 'Greek', 'Ελληνικά'],
  ['he', 'Hebrew', 'עברית'],
  ['hi', 'Hindi', 'हिन्दी'],
  ['hu', 'Hungarian', 'Magyar'],
  ['id', 'Indonesian', 'Bahasa Indonesia'],
  ['it', 'Italian', 'Italiano'],
  ['ja', 'Japanese', '日本語'],
  ['ko', 'Korean', '한국어'],
  ['lv', 'Latvian', 'Latviešu'],
  ['lt', 'Lithuanian', 'Lietuvių'],
  ['ms', 'Malay', 'Bahasa Melayu'],
  ['no', 'Norwegian', 'Norsk'],
  ['fa', 'Persian', 'فارسی'],
  ['pl', 'Polish', 'Polski'],
  ['pt', 'Portuguese', 'Português'],
  ['ro', 'Romanian', 'Română'],
  ['ru', 'Russian', 'Русский'],
  ['sr', 'Serbian', 'Српски'],
  ['sk', 'Slovak', 'Slovenčina'],
  ['sl', 'Slovenian', 'Slovenščina'],
  ['es', 'Spanish', 'Español'],
  ['sw', 'Swahili', 'Kiswahili'],
  ['sv', 'Swedish', 'Svenska'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['th', 'Thai', 'ไทย'],
  ['tr', 'Turkish', 'Türkçe'],
  ['uk', 'Ukrainian', 'Українська'],
  ['ur', 'Urdu', 'اردو'],
  ['vi', 'Vietnamese', 'Tiếng Việt'],
] as const;

/** Languages a person may prefer, by English name. */
export const languages: readonly Language[] = spoken.map(([code, name, languageName]) => ({
  code,
  name,
  languageName,
}));
