import { afterAll, afterEach } from 'vitest';
import { leaveNetwork } from './addresses.ts';
import { closePages } from './pages.ts';

// The files of a worker share these modules, so vitest runs this file before each of them.
afterEach(closePages);
afterAll(leaveNetwork);
