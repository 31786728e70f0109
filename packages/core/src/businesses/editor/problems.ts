import { wholeNumber } from './numbers.ts';
import type { EditorValues, RangeText } from './values.ts';

/** Errors that the client finds before sending. */
export type EditorProblem = 'required' | 'number' | 'order' | 'month' | 'dates';

const rangeProblem = ({ max, min }: RangeText): EditorProblem | undefined => {
  const [low, high] = [wholeNumber(min), wholeNumber(max)];
  if (low === null || high === null) return 'number';
  return low !== undefined && high !== undefined && low > high ? 'order' : undefined;
};
const numberProblem = (text: string): EditorProblem | undefined => (wholeNumber(text) === null ? 'number' : undefined);
const required = (given: string | readonly string[]): EditorProblem | undefined =>
  (typeof given === 'string' ? given.trim() : given.length) ? undefined : 'required';
const isHalf = (month: string) => month !== '' && !/^\d{4}-\d\d$/.test(month);

/**
 * Errors by field: `general.companyName`, `certificates.<key>.expireDate`.
 *
 * @example
 * const values = editorValues(business);
 * const problems = editorProblems({ ...values, general: { ...values.general, companyName: '' } });
 * problems.get('general.companyName'); // 'required'
 */
export function editorProblems({ certificates, ...values }: EditorValues): Map<string, EditorProblem> {
  const { contactInfo, factory, general, tradeCapabilities } = values;
  const found: [field: string, problem: EditorProblem | undefined][] = [
    ['general.companyName', required(general.companyName)],
    ['general.businessType', required(general.businessType)],
    ['general.industry', required(general.industry)],
    ['general.categories', required(general.categories)],
    ['general.shortDescription', required(general.shortDescription)],
    ['general.yearStablished', numberProblem(general.yearStablished)],
    ['general.totalAnnualRevenue', rangeProblem(general.totalAnnualRevenue)],
    ['general.totalEmployees', rangeProblem(general.totalEmployees)],
    ['general.totalProductionEmployees', rangeProblem(general.totalProductionEmployees)],
    ['general.productionCapacity', rangeProblem(general.productionCapacity)],
    ['contactInfo.country', required(contactInfo.country)],
    ['factory.factorySize', numberProblem(factory.factorySize)],
    ['factory.numberProductionLines', numberProblem(factory.numberProductionLines)],
    ['tradeCapabilities.totalEmployeesSales', numberProblem(tradeCapabilities.totalEmployeesSales)],
    ['tradeCapabilities.averageLeadTime', numberProblem(tradeCapabilities.averageLeadTime)],
  ];
  for (const { expireDate, issueDate, key, name } of certificates) {
    const prefix = `certificates.${key}`;
    found.push([`${prefix}.name`, required(name)], [`${prefix}.issueDate`, isHalf(issueDate) ? 'month' : undefined]);
    const endsEarly = issueDate !== '' && expireDate !== '' && expireDate < issueDate;
    found.push([`${prefix}.expireDate`, isHalf(expireDate) ? 'month' : endsEarly ? 'dates' : undefined]);
  }
  return new Map(found.filter((entry): entry is [string, EditorProblem] => entry[1] !== undefined));
}
