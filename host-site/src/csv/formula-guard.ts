/**
 * Spreadsheets run a field that begins with one of these signs as a formula. In many countries they divide a line at semicolons, and then not
 * even quotes keep a text together: so a field may begin behind each semicolon, tab and line break of a text.
 */
const guardable = /(?<=^|[;\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const guards = /(?<=^|[;\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

/** The text with an apostrophe before everything that a spreadsheet could run. */
export const withGuards = (text: string): string => text.replace(guardable, "'");

/** The text as it was before `withGuards`. */
export const withoutGuards = (text: string): string => text.replace(guards, '');
