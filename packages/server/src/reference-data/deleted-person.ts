import { deletedPerson } from '@wbn/database';

type Item = Readonly<Record<string, unknown>>;

const names: Readonly<Record<string, string>> = {
  es: 'Cuenta eliminada',
  it: 'Account eliminato',
  zh: '已注销的账户',
  ar: 'حساب محذوف',
};

/** The fields of answers that hold the whole name of a person. */
const wholeNames = ['name', 'answeredBy'];
const { firstName, lastName } = deletedPerson;
const stored = `${firstName} ${lastName}`;

/** Names a person who deleted their account in the reader's language, which has one name for both fields of a name. */
export function deletedPersonIn(locale: string): (item: Item) => Item {
  const name = names[locale];
  return (item) => {
    if (item.firstName === firstName && item.lastName === lastName) return { ...item, firstName: name, lastName: '' };
    const field = wholeNames.find((one) => item[one] === stored);
    return field ? { ...item, [field]: name } : item;
  };
}
