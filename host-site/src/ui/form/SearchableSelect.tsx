import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** A value of a long list, filtered by typing. */
export const SearchableSelect = (props: Omit<SelectFieldProps, 'searchable'>) => <SelectField {...props} searchable />;
