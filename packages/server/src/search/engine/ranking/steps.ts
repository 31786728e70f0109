import type { Relaxation } from '../port.ts';

export interface Step {
  relaxed: Relaxation;
  total: number;
  /** Lowest number of words that a document must hold; at the last step any word that is sufficient alone. */
  least: number;
}

/** The relaxation steps: all words, all but one, all but two, any. */
export function stepsOf(held: Uint32Array, alone: number): Step[] {
  const words = held.length - 1;
  const from = (least: number) => held.slice(least).reduce((sum, count) => sum + count, 0);
  const steps: Step[] = [{ relaxed: 0, total: from(words), least: words }];
  for (const missing of [1, 2] as const)
    if (words - missing >= 2) steps.push({ relaxed: missing, total: from(words - missing), least: words - missing });
  if (words > 1) steps.push({ relaxed: 3, total: alone, least: 0 });
  return steps;
}

/** The first step with so many hits, otherwise the step with the most. */
export function enoughOf(steps: readonly Step[], enough: number): Step {
  let best = steps[0] as Step;
  for (const step of steps) {
    if (step.total > best.total) best = step;
    if (best.total >= enough) break;
  }
  return best;
}
