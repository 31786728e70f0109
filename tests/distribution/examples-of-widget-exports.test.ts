// @vitest-environment jsdom
import { vi } from 'vitest';
import { checkExamples } from './examples/check-examples.ts';

// As in the widgets' builds: docs/decisions/003.
vi.mock('react', () => import('@preact/compat'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

// `trackViews` needs a browser: tests/widgets/behaviour.browser.test.ts uses it as a page does.
checkExamples(['widgets'], ['trackViews']);
