import { type Glyph, glyphs } from './glyphs.ts';

export const of = (...names: readonly (keyof typeof glyphs)[]): readonly Glyph[] => names.map((name) => glyphs[name]);

/** Signs that suit an industry. */
export const glyphsOf: Readonly<Record<string, readonly Glyph[]>> = {
  '0001': of('gear', 'node', 'arm', 'orbit', 'trace', 'hex'),
  '0002': of('chip', 'trace', 'wifi', 'node', 'cells', 'orbit'),
  '0003': of('bolt', 'sun', 'flame', 'drop', 'turbine', 'wave'),
  '0004': of('factory', 'hex', 'cells', 'anvil', 'ingots', 'gear', 'drop'),
  '0005': of('gear', 'crane', 'track', 'factory', 'anvil', 'peak'),
  '0006': of('gear', 'belt', 'bearing', 'rings', 'orbit', 'track'),
  '0007': of('spool', 'hanger', 'weave', 'needle', 'crown', 'wave'),
  '0008': of('moon', 'smile', 'blocks', 'heart', 'blossom', 'sparkle'),
  '0009': of('lotus', 'sparkle', 'blossom', 'drop', 'leaf', 'rings'),
  '0010': of('diamond', 'crown', 'facets', 'rings', 'sparkle', 'needle'),
  '0011': of('leaf', 'sprout', 'wheat', 'fields', 'sun', 'drop'),
  '0012': of('armchair', 'arch', 'rings', 'bricks', 'roof', 'leaf'),
  '0013': of('cross', 'heart', 'helix', 'drop', 'leaf', 'node'),
  '0014': of('roof', 'bricks', 'towers', 'arch', 'peak', 'crane'),
  '0015': of('globe', 'arrows', 'compass', 'growth', 'peak', 'towers'),
};
