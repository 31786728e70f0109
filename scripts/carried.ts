/** Packages of others that the widgets' package carries in its own files, and by no dependency (docs/decisions/130). */
export const carried = ['preact', 'preact-render-to-string'] as const;
