export interface Phone {
  readonly countryCode: string;
  readonly businessPhoneNumber?: string;
  readonly phoneNumber?: string;
}

/**
 * A public number in digits with its dial code. Undefined where a call would go astray: without a dial code, or with the zero for calls within
 * the country, which only Italian numbers keep abroad.
 */
function digitsOf(phone: Phone | null): string | undefined {
  const code = phone?.countryCode.replace(/^(?:\+|00)/, '').replace(/\s/g, '') ?? '';
  const number = (phone?.businessPhoneNumber ?? phone?.phoneNumber ?? '').replace(/\(0\)|[\s().\-/]/g, '');
  if (!/^[1-9]\d{0,3}$/.test(code) || !/^\d{5,12}$/.test(number)) return undefined;
  return number.startsWith('0') && code !== '39' ? undefined : code + number;
}

/** Starts a call. */
export function callLink(phone: Phone | null): string | undefined {
  const digits = digitsOf(phone);
  return digits && `tel:+${digits}`;
}

/** Opens a chat with a mobile number; nothing is sent to WhatsApp before the click. */
export function chatLink(phone: Phone | null) {
  const digits = digitsOf(phone);
  return digits ? { text: 'WhatsApp', link: `https://wa.me/${digits}` } : undefined;
}
