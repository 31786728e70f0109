/** All texts and lists of the portal as data. A browser bundle imports one of the subpaths instead. */

export * from './editions/fill.ts';
export * from './editions/index.ts';
export * from './industries/index.ts';
export * from './locales/index.ts';
export * from './long-lists/index.ts';
export * from './packages/index.ts';
export * from './pages/index.ts';
export * from './reference/index.ts';
export * from './shell/footer.ts';
export * from './shell/navigation.ts';
export * from './thesaurus/index.ts';
export * from './tips/index.ts';
