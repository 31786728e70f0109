/** The number of likes as cards, posts and answers carry it; missing counters are zero. */
export const likesOf = (likes: number | null | undefined) => ({ reactionCount: { like: likes ?? 0 } });
