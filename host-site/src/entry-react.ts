/** Evaluates React in a task of its own before the entry (document/late-modules.ts): together they would block a slow phone for longer. */
import 'react-dom/client';
