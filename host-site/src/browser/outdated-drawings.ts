/** Elements whose attributes changed while they stood as the server had drawn them. */
export const outdatedDrawings = new Set<HTMLElement>();
