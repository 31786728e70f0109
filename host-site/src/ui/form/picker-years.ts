const reach = 10;

/** The years of a year-and-month picker: ten back, this one, ten ahead. */
export const pickerYears = (thisYear: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => thisYear - reach + index);
