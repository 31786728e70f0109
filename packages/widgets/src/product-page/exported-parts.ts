const under = (prefix: string, parts: string): string =>
  parts.replace(/[^ ]+/g, (part) => `${part}:${prefix}-${part},`);

/** Parts of the inner widgets, each under the name of its section: `business-name`, `comments-author`. */
export const exported = {
  business: under(
    'business',
    'card picture name type country verified membership established employees categories request',
  ),
  comments: under(
    'comments',
    'comments prompt box input send comment author time content reply replies report more login like',
  ),
};
