export interface Round {
  /** Milliseconds for which the event loop was blocked. */
  readonly block: number;
  readonly status: number;
}

export interface RoundsOfInput {
  readonly block: number;
  /** The status of the last answer that counts. */
  readonly status: number;
  readonly isAccepted: boolean;
}

/** Refused rounds before an input counts as refused: the first ones may have met what an earlier input left. */
const mostRefused = 3;

/**
 * Asks in rounds until one that is accepted blocks for less than half the goal. The shortest block of the accepted rounds counts, because a
 * refusal costs less than the act itself; that of the refused ones only where none is accepted.
 *
 * @example await roundsOfInput(async () => ({ block: 3, status: 200 }), 10, 50) // { block: 3, status: 200, isAccepted: true }
 */
export async function roundsOfInput(ask: () => Promise<Round>, rounds: number, goal: number): Promise<RoundsOfInput> {
  const [accepted, refused]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const one = await ask();
    (one.status < 400 ? accepted : refused).push(one);
    if (accepted.some(({ block }) => block < goal / 2)) break;
    if (accepted.length === 0 && refused.length >= mostRefused) break;
  }
  const counted = accepted.length > 0 ? accepted : refused;
  return {
    block: Math.min(...counted.map(({ block }) => block)),
    status: counted.at(-1)?.status ?? 0,
    isAccepted: accepted.length > 0,
  };
}
