import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes though they are short. In a fresh clone vitest begins with the largest: the last of all would be waited for alone. */
const long = ['tests/heavy/fuzz/fuzz.db.test.ts'];

/** vitest's own order, project by project, but that each project begins with these. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const isShort = ({ moduleId }: TestSpecification) => Number(!long.some((name) => moduleId.endsWith(name)));
    return sorted.toSorted(
      (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || isShort(a) - isShort(b),
    );
  }
}
