import type { Verification } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export interface VerificationItemProps {
  readonly client: Client;
  readonly verification: Verification;
  readonly onDecided: () => void;
}
