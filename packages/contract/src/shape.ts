import type * as z from 'zod/mini';

/** What goes into a call and what comes out of it. A part that is left out must be empty. */
export interface Shape {
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
}
