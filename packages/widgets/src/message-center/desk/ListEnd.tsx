import type { ListEndProps } from '../shared-props.ts';
import { Found } from './Found.tsx';
import { ReadAll } from './ReadAll.tsx';

/** Below the list: messages that contain the words of the filter, and one button to mark all as read. */
export const ListEnd = (props: ListEndProps) => (
  <>
    <Found {...props} />
    <ReadAll {...props} />
  </>
);
