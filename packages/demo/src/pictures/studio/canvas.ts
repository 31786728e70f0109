import type { Random } from '../../network/random.ts';
import { shade } from '../colour.ts';
import { attributes, hull, type Point, polygon, ring } from '../svg.ts';
import { gradientStops, type Stop } from './finish.ts';
import { Space, type Vec } from './space.ts';

/** The drawing of a product: shapes, definitions, shadow and outer edges. */
export class Canvas {
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

  /** Extends the outer edges to the points. */
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
}
