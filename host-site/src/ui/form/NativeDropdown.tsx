import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import './form.css';
import './dropdown.css';

/** The browser's own dropdown in our style: fastest on every device. */
export const NativeDropdown = (select: ComponentProps<'select'>) => (
  <span className="dropdown dropdown-native">
    <select {...select} className="field-input dropdown-control" />
    <span className="dropdown-mark">
      <Icon node={ChevronDown} size={16} />
    </span>
  </span>
);
