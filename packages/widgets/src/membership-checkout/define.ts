import { membershipCheckout } from './element.ts';

membershipCheckout.define();
