// @vitest-environment jsdom
import { checkExamples } from './examples/check-examples.ts';

checkExamples(['shadow-dom-inject']);
