/** React, evaluated in a task of its own before the entry that uses it (document/late-modules.ts): together they hold a slow phone up for longer. */
import 'react-dom/client';
