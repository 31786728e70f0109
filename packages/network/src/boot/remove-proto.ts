/**
 * Removes `__proto__` from all objects of the process, so that code that copies untrusted keys (ours or a dependency's) cannot reach a
 * prototype by that name. Reading it gives undefined, writing it creates a plain property.
 */
export function removeProto(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
