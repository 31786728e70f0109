import type { ListedVerification } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export interface VerificationItemProps {
  readonly client: Client;
  readonly verification: ListedVerification;
  readonly onDecided: () => void;
}
