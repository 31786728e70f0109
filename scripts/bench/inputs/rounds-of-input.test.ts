import { expect, it } from 'vitest';
import { roundsOfInput } from './rounds-of-input.ts';

/** Asks with these answers, `[block, status]`, and counts the rounds. */
async function measured(...answers: readonly (readonly [number, number])[]) {
  let asked = 0;
  const ask = async () => {
    const [block, status] = answers[asked] ?? answers.at(-1)!;
    asked += 1;
    return { block, status };
  };
  return { ...(await roundsOfInput(ask, 10, 50)), asked };
}

it('goes on after a cheap refusal, and measures the act itself', async () => {
  expect(await measured([1, 409], [80, 200], [40, 200], [20, 200])).toEqual({
    block: 20,
    status: 200,
    isAccepted: true,
    asked: 4,
  });
});

it('leaves a refusal between accepted rounds out', async () => {
  expect(await measured([60, 200], [1, 429], [55, 200])).toMatchObject({ block: 55, isAccepted: true, asked: 10 });
});

it('says that an input was refused after three tries', async () => {
  expect(await measured([4, 422], [2, 422], [3, 422])).toEqual({ block: 2, status: 422, isAccepted: false, asked: 3 });
});
