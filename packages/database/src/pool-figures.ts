import type { Pool } from 'pg';

/** Connections of one pool of this process now. */
export interface PoolFigures {
  readonly pool: 'primary' | 'replica';
  /** Open connections, idle ones included. */
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export const figuresOf = (name: PoolFigures['pool'], pool: Pool): PoolFigures => ({
  pool: name,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
