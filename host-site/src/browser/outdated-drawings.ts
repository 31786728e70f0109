/** Elements whose attributes changed before their server-drawn markup was hydrated. */
export const outdatedDrawings = new Set<HTMLElement>();
