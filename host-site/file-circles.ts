/** A built file: its name and the files that it imports at once. */
export interface BuiltFile {
  readonly fileName: string;
  readonly name: string;
  readonly imports: readonly string[];
}

/** The names of the files that import each other in a circle; empty without one. */
export function fileCircle(files: readonly BuiltFile[]): readonly string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const done = new Set<string>();
  const follow = (fileName: string, path: readonly BuiltFile[]): readonly string[] => {
    const from = path.findIndex((file) => file.fileName === fileName);
    if (from >= 0) return path.slice(from).map(({ name }) => name);
    const file = byName.get(fileName);
    if (!file || done.has(fileName)) return [];
    for (const next of file.imports) {
      const circle = follow(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(fileName);
    return [];
  };
  return files.map(({ fileName }) => follow(fileName, [])).find((circle) => circle.length > 0) ?? [];
}
