import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('T11 a copy of keys that were sent reaches no prototype once the network has started', () => {
  // In a separate process, because the test runner needs `__proto__`.
  const script = `
    const { removeProto } = await import(${JSON.stringify(path.join(import.meta.dirname, 'remove-proto.ts'))});
    const merge = (to, from) => {
      for (const key of Object.keys(from)) {
        if (typeof from[key] === 'object' && typeof to[key] === 'object') merge(to[key], from[key]);
        else to[key] = from[key];
      }
    };
    const sent = '{"__proto__": {"polluted": true}}';
    const before = ({}).__proto__ === Object.prototype;
    removeProto();
    merge({}, JSON.parse(sent));
    console.log(before, ({}).polluted, ({}).__proto__);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['true undefined undefined', '']);
});
