const reach = 10;

/** The years of a month picker: ten before and after this one. */
export const pickerYears = (thisYear: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => thisYear - reach + index);
