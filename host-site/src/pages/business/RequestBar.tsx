import type { ProofFact } from './proof-facts.ts';
import { RequestLink } from './RequestLink.tsx';

interface RequestBarProps {
  readonly businessID: string;
  readonly facts: readonly ProofFact[];
}

/** Keeps the inquiry in reach below the text on small screens; wide ones have it in the header and beside the text. */
export function RequestBar({ businessID, facts }: RequestBarProps) {
  const answers = facts.find(({ kind }) => kind === 'answers');
  return (
    <div className="bottom-bar request-bar">
      {answers ? <p>{answers.says}</p> : null}
      <RequestLink businessID={businessID} />
    </div>
  );
}
