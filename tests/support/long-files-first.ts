import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take minutes. In a fresh clone vitest starts with the largest files, so these would run last and alone. */
const long = ['tests/heavy/fuzz/fuzz.db.test.ts'];

/** vitest's own order, except that each project begins with these files. */
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
