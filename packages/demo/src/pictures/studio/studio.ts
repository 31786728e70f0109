import { shade } from '../colour.ts';
import { ellipse, group, hull, n, type Point, polygon, ring } from '../svg.ts';
import { Canvas } from './canvas.ts';
import { type Finish, type Stop, stopsOf } from './finish.ts';
import { across, add, lit, times, unit, type Vec } from './space.ts';

export interface BoxOptions {
  readonly round?: number;
  readonly shadow?: boolean;
  /** Colours of single faces. */
  readonly top?: string;
  readonly right?: string;
}

/** A stage on which a product is put together from solid bodies, back to front. */
export class Studio extends Canvas {
  face(corners: readonly Vec[], colour: string, { fill, round = 1.2 }: { fill?: string; round?: number } = {}): void {
    const d = polygon(corners.map((corner) => this.point(corner)));
    this.add(
      `<path d="${d}" fill="${fill ?? this.fall(colour)}" stroke="${colour}" stroke-width="${n(round * 2)}" stroke-linejoin="round"/>`,
    );
  }

  /** A box by its left front bottom corner and its width (x), depth (y) and height (z). */
  box(
    [x, y, z]: Vec,
    [w, d, h]: Vec,
    colour: string,
    { right, round = 1.2, shadow = true, top }: BoxOptions = {},
  ): void {
    const [X, Y, Z] = [x + w, y + d, z + h];
    if (shadow)
      this.shadowOf([
        [x, y, z],
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ]);
    this.face(
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      shade(right ?? colour, lit([1, 0, 0])),
      { round },
    );
    this.face(
      [
        [x, y, z],
        [X, y, z],
        [X, y, Z],
        [x, y, Z],
      ],
      shade(colour, lit([0, -1, 0])),
      { round },
    );
    this.face(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      shade(top ?? colour, lit([0, 0, 1])),
      { round },
    );
  }

  /** A slab whose front is any outline in x and z, drawn out along y. Outlines run clockwise seen from the front, z up. */
  prism(
    outline: readonly (readonly [x: number, z: number])[],
    y: number,
    depth: number,
    colour: string,
    round = 1.2,
  ): void {
    const sides = outline.map((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      return { from, to, normal: unit([-(to[1] - from[1]), 0, to[0] - from[0]]) };
    });
    this.shadowOf(
      outline.flatMap(([px, pz]): Vec[] => [
        [px, y, pz],
        [px, y + depth, pz],
      ]),
    );
    for (const { from, normal, to } of sides) {
      if (this.space.facing(normal) <= 0) continue;
      const corners: Vec[] = [
        [from[0], y, from[1]],
        [to[0], y, to[1]],
        [to[0], y + depth, to[1]],
        [from[0], y + depth, from[1]],
      ];
      this.face(corners, shade(colour, lit(normal)), { round });
    }
    this.face(
      outline.map(([px, pz]): Vec => [px, y, pz]),
      shade(colour, lit([0, -1, 0])),
      { round },
    );
  }

  /** A flat drawing on the front (x right, y down), on the right side (x away from the viewer) or on top (y to the viewer). */
  front([x, y, z]: Vec, ...markup: readonly string[]): void {
    this.add(group(this.space.matrix([x, y, z], [1, 0, 0], [0, 0, -1]), ...markup));
  }
  right([x, y, z]: Vec, ...markup: readonly string[]): void {
    this.add(group(this.space.matrix([x, y, z], [0, 1, 0], [0, 0, -1]), ...markup));
  }
  top([x, y, z]: Vec, ...markup: readonly string[]): void {
    this.add(group(this.space.matrix([x, y, z], [1, 0, 0], [0, -1, 0]), ...markup));
  }

  /** A round bar, disc or cone between two points. */
  tube(
    from: Vec,
    to: Vec,
    r: number,
    colour: string,
    o: { finish?: Finish; r2?: number; cap?: string | false; shadow?: boolean } = {},
  ): void {
    const { cap, finish = 'matte', r2 = r, shadow = true } = o;
    const axis = unit(add(to, times(from, -1)));
    const [u, v] = across(axis);
    const around = (centre: Vec, radius: number, count = 44): Vec[] =>
      ring(count, radius).map(([a, b]) => add(centre, add(times(u, a), times(v, b))));
    const [start, end] = [around(from, r), around(to, r2)];
    if (shadow) this.shadowOf([...around(from, r, 14), ...around(to, r2, 14)]);
    const corners = [...start, ...end].map((corner) => this.point(corner));
    const body = cap === false ? this.#side(start, end, from) : hull(corners);
    const [ax, ay] = this.space.project(axis);
    const length = Math.hypot(ax, ay);
    // Across the body on the screen, from its lit side to its dark one.
    const [px, py] =
      length < 0.05
        ? [1, 0]
        : ay < -0.5 * length || ay > 0.5 * length
          ? [Math.abs(ay) / length, (-ax * Math.sign(ay)) / length]
          : [(-ay * Math.sign(ax)) / length, Math.abs(ax) / length];
    const [mx, my] = this.space.project(times(add(from, to), 0.5));
    const maximum = Math.max(r, r2);
    const fill = this.gradient(stopsOf(colour, finish), {
      user: true,
      x1: mx - px * maximum,
      y1: my - py * maximum,
      x2: mx + px * maximum,
      y2: my + py * maximum,
    });
    this.add(`<path d="${polygon(body)}" fill="${fill}"/>`);
    if (cap === false) return;
    const seen = this.space.facing(axis) > 0;
    const normal = seen ? axis : times(axis, -1);
    const disc = (seen ? end : start).map((corner) => this.space.project(corner));
    this.add(`<path d="${polygon(disc)}" fill="${this.fall(shade(cap ?? colour, lit(normal) + 0.03), 0.03)}"/>`);
  }

  /** Only what is seen of the side, for a band or a piece whose ends are hidden. */
  #side(start: readonly Vec[], end: readonly Vec[], centre: Vec): Point[] {
    const seen = start.map((corner) => this.space.facing(add(corner, times(centre, -1))) >= 0);
    const first = seen.findIndex((is, index) => is && !seen.at(index - 1));
    const order = seen.map((_, index) => (first + index) % seen.length).filter((at) => seen[at]);
    const on = (list: readonly Vec[]) => order.map((at) => this.space.project(list[at]!));
    return [...on(start), ...on(end).toReversed()];
  }

  ball(centre: Vec, r: number, colour: string, finish: Finish = 'gloss'): void {
    const [x, y] = this.point(centre);
    this.reach([x - r, y - r], [x + r, y + r]);
    this.shadowOf(ring(12, r * 0.9).map(([a, b]): Vec => [centre[0] + a, centre[1] + b, centre[2] - r * 0.4]));
    const shine: Stop = finish === 'matte' ? [0, shade(colour, 0.07)] : [0, shade(colour, 0.22)];
    this.add(
      ellipse(
        x,
        y,
        r,
        r,
        this.radial([shine, [0.3, shade(colour, 0.05)], [0.75, shade(colour, -0.08)], [1, shade(colour, -0.18)]]),
      ),
    );
  }

  /** The matrix of the seen end of a bar: a flat drawing on it, round 0,0. */
  end(centre: Vec, axis: 'x' | 'y' | 'z', ...markup: readonly string[]): void {
    if (axis === 'x') this.right(centre, ...markup);
    else if (axis === 'y') this.front(centre, ...markup);
    else this.top(centre, ...markup);
  }
}
