import { expect, it } from 'vitest';
import { requestTarget } from './request-target.ts';

it.each([
  ['/', '/'],
  ['/search-result?search=a', '/search-result?search=a'],
  ['http://evil.example/path?x=1', '/path?x=1'],
  ['HTTP://evil.example', '/'],
  ['https://evil.example?x', '/?x'],
  ['http://evil.example\\path', '/path'],
  ['//evil.example/path', '/evil.example/path'],
  ['/\\evil.example', '/evil.example'],
  ['/\\', '/'],
  ['\\\\evil.example', '/evil.example'],
  ['http:///path', '/path'],
  ['/.//evil.example', '/evil.example'],
  ['/.\\/evil.example', '/evil.example'],
  ['/x/..//evil.example/?x', '/evil.example/?x'],
  ['/%2e//evil.example', '/evil.example'],
  ['/a/../b', '/b'],
  ['/a//b%2fc', '/a//b%2fc'],
  ['*', null],
  ['', null],
  ['evil.example:443', null],
  ['ftp://evil.example/', null],
  ['javascript:alert(1)', null],
  ['path', null],
  ['?x', '/?x'],
])('%j asks for %j', (url, asked) => expect(requestTarget({ url })).toBe(asked));
