/**
 * Takes `__proto__` away from every object of the process: code that copies keys it was sent, ours or a dependency's, can then no longer reach
 * a prototype by that name. Reading it gives undefined, writing it makes a plain property.
 */
export function removeProto(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
