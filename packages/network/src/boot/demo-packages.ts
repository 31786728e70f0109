import { SettingError } from '../settings/read-setting.ts';

/**
 * Loads the demo data, which a production install leaves out, if the settings allow it.
 * @throws SettingError if it is not installed
 */
export async function loadDemo() {
  try {
    return await import('@wbn/demo');
  } catch (error) {
    throw missing(error);
  }
}

/** @throws SettingError if it is not installed */
export async function loadPaymentSandbox() {
  try {
    return await import('@wbn/payment-sandbox');
  } catch (error) {
    throw missing(error);
  }
}

const missing = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND'
    ? new SettingError('This installation has no demo data. Leave WBN_ALLOW_DEMO out, or start from the source code.')
    : error;
