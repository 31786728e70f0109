/** The npm packages, each after those whose types it needs. */
export const published = [
  'contract',
  'core',
  'shadow-dom-inject',
  'widgets',
  'react',
  'vue',
  'svelte',
  'angular',
] as const;
