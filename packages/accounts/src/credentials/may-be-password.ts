import type { Accounts } from '../context.ts';
import { isCommon, isLeaked, type Owner } from './common-passwords.ts';

/** Whether a new password is neither common nor leaked. If the leak service does not answer, the password is accepted. */
export async function mayBePassword({ leakService, wbn }: Accounts, password: string, owner: Owner): Promise<boolean> {
  if (isCommon(password, owner)) return false;
  if (leakService === undefined) return true;
  try {
    return !(await isLeaked(leakService, password));
  } catch (err) {
    wbn.options.logger.warn({ err }, 'the leak service was not reached; the password was taken');
    return true;
  }
}
