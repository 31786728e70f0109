/** Comments below each other, the first one included: a longer chain costs every call that follows it. */
export const deepestComment = 8;
