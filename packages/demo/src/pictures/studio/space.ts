import type { Point } from '../svg.ts';

export type Vec = readonly [x: number, y: number, z: number];

/**
 * A parallel view of a small stage: x to the right, y away from the viewer, z up, turned by `yaw` so that the right side of
 * a box is seen, and looked down upon by `pitch` (radians). Parallel, so a flat drawing lies on any plane by one matrix.
 */
export class Space {
  readonly #cosYaw: number;
  readonly #sinYaw: number;
  readonly #cosPitch: number;
  readonly #sinPitch: number;

  constructor(yaw: number, pitch: number) {
    this.#cosYaw = Math.cos(yaw);
    this.#sinYaw = Math.sin(yaw);
    this.#cosPitch = Math.cos(pitch);
    this.#sinPitch = Math.sin(pitch);
  }

  project([x, y, z]: Vec): Point {
    const depth = -x * this.#sinYaw + y * this.#cosYaw;
    return [x * this.#cosYaw + y * this.#sinYaw, -(z * this.#cosPitch + depth * this.#sinPitch)];
  }

  /** How much a face with this normal looks at the viewer: positive is seen. */
  facing([x, y, z]: Vec): number {
    return (x * this.#sinYaw - y * this.#cosYaw) * this.#cosPitch + z * this.#sinPitch;
  }

  /** Lays a flat drawing (its x along `u`, its y along `v`) at `origin`. */
  matrix(origin: Vec, u: Vec, v: Vec): string {
    const [a, b] = this.project(u);
    const [c, d] = this.project(v);
    const [e, f] = this.project(origin);
    return `matrix(${[a, b, c, d].map((value) => value.toFixed(4)).join(' ')} ${e.toFixed(1)} ${f.toFixed(1)})`;
  }
}

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

/** Two directions square to an axis and to each other. */
export function across(axis: Vec): readonly [Vec, Vec] {
  const side = Math.abs(axis[2]) > 0.9 ? ([1, 0, 0] as const) : ([0, 0, 1] as const);
  const u = unit(cross(axis, side));
  return [u, unit(cross(axis, u))];
}

/** Light falls from the left, the front and above: how much lighter (or darker) a face of this normal is. */
export function lit([x, y, z]: Vec): number {
  const amount = -0.34 * x - 0.5 * y + 0.8 * z;
  return Math.max(-0.17, Math.min(0.09, (amount - 0.46) * (amount > 0.46 ? 0.2 : 0.19)));
}
