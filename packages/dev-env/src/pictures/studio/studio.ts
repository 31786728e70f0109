import type { Random } from '../../network/random.ts';
import { shade } from '../colour.ts';
import { attributes, ellipse, group, hull, n, type Point, polygon, ring } from '../svg.ts';
import { type Finish, gradientStops, type Stop, stopsOf } from './finish.ts';
import { across, add, lit, Space, times, unit, type Vec } from './space.ts';

export interface BoxOptions {
  readonly round?: number;
  readonly shadow?: boolean;
  /** Colours of single faces. */
  readonly top?: string;
  readonly right?: string;
}

/** A stage on which a product is put together, back to front. It keeps the drawing, its shadow and its outer edges. */
export class Studio {
  readonly rng: Random;
  space: Space;
  readonly drawn: string[] = [];
  readonly shadows: string[] = [];
  readonly edge = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  /** The floor that the product stands on: x and y of its outer edges. */
  readonly floor = { left: 1e9, front: 1e9, right: -1e9, back: -1e9 };
  readonly #defs = new Map<string, string>();
  /** Where a flat drawing (no floor) casts its shadow. */
  flat = false;
  /** Whether a podium or disc may be put under it. */
  podium = true;
  /** Whether left and right may be swapped. */
  mirror = true;

  constructor(rng: Random) {
    this.rng = rng;
    this.space = new Space(0.4 + rng.next() * 0.42, 0.3 + rng.next() * 0.16);
  }

  /** Chooses another view before anything is drawn (degrees). */
  look(yaw: number, pitch: number): void {
    this.space = new Space((yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
  }

  get defs(): string {
    return [...this.#defs].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join('');
  }

  /** Keeps a definition (written with an empty id) once; returns the reference to it. */
  def(body: string): string {
    let id = this.#defs.get(body);
    if (!id) {
      id = `d${this.#defs.size}`;
      this.#defs.set(body, id);
    }
    return `url(#${id})`;
  }

  gradient(
    stops: readonly Stop[],
    of: { x1?: number; y1?: number; x2?: number; y2?: number; user?: boolean } = {},
  ): string {
    const { user, x1 = 0, x2 = 0, y1 = 0, y2 = user ? 0 : 1 } = of;
    const units = user ? 'userSpaceOnUse' : undefined;
    return this.def(
      `<linearGradient id=""${attributes({ gradientUnits: units, x1, y1, x2, y2 })}>${gradientStops(stops)}</linearGradient>`,
    );
  }

  /** A colour that falls off a little from above to below. */
  fall(colour: string, by = 0.035): string {
    return this.gradient([
      [0, shade(colour, by)],
      [1, shade(colour, -by)],
    ]);
  }

  radial(stops: readonly Stop[], cx = 0.36, cy = 0.3, r = 0.75): string {
    return this.def(`<radialGradient id="" cx="${cx}" cy="${cy}" r="${r}">${gradientStops(stops)}</radialGradient>`);
  }

  add(...markup: readonly string[]): void {
    this.drawn.push(...markup);
  }

  /** Tells where the drawing reaches. */
  reach(...points: readonly Point[]): void {
    const { edge } = this;
    for (const [x, y] of points) {
      edge.left = Math.min(edge.left, x);
      edge.right = Math.max(edge.right, x);
      edge.top = Math.min(edge.top, y);
      edge.bottom = Math.max(edge.bottom, y);
    }
  }

  point(at: Vec): Point {
    const point = this.space.project(at);
    this.reach(point);
    return point;
  }

  /** The shadow of a body's corners on the floor, away from the light. */
  shadowOf(corners: readonly Vec[]): void {
    for (const [x, y] of corners) {
      this.floor.left = Math.min(this.floor.left, x);
      this.floor.right = Math.max(this.floor.right, x);
      this.floor.front = Math.min(this.floor.front, y);
      this.floor.back = Math.max(this.floor.back, y);
    }
    const cast = corners.map(([x, y, z]) =>
      this.space.project([x + Math.min(z, 160) * 0.42, y + Math.min(z, 160) * 0.2, 0]),
    );
    this.shadows.push(polygon(hull(cast)));
  }

  /** The shadow of a ring that lies on the floor. */
  shadowRing(x: number, y: number, outer: number, inner: number): void {
    const round = (r: number) => ring(28, r).map(([a, b]) => this.space.project([x + a + 6, y + b + 3, 0]));
    this.shadows.push(polygon(round(outer)) + polygon(round(inner).toReversed()));
  }

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
    const sides = outline.map((from, at) => {
      const to = outline[(at + 1) % outline.length]!;
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
    const most = Math.max(r, r2);
    const fill = this.gradient(stopsOf(colour, finish), {
      user: true,
      x1: mx - px * most,
      y1: my - py * most,
      x2: mx + px * most,
      y2: my + py * most,
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
    const first = seen.findIndex((is, at) => is && !seen.at(at - 1));
    const order = seen.map((_, at) => (first + at) % seen.length).filter((at) => seen[at]);
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
