import type { Studio } from '../studio/studio.ts';
import { group, rect } from '../svg.ts';

export const flatTop = (s: Studio) => {
  s.flat = true;
  s.reach([-400, -225], [400, 235]);
};

/** A lying sheet that may be wider than high. */
export const board = (place: string, w: number, h: number, ...content: readonly string[]) =>
  group(
    place,
    rect(-w / 2 + 6, -h / 2 + 12, w, h, '#0b1a26', 8, { opacity: 0.18 }),
    rect(-w / 2, -h / 2, w, h, '#fbfcfd', 7),
    ...content,
  );
