/** npm's package has no types of its own: it re-exports preact/compat. */
declare module '@preact/compat' {
  export * from 'preact/compat';
}
