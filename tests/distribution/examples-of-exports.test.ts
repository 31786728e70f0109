import { checkExamples } from './examples/check-examples.ts';

checkExamples(['contract', 'core']);
