import { maxWaitingRequests } from '@wbn/http';
import { bare, body, framing, good, host, json, last, ok, piped, smuggled } from './raw-shapes.ts';

/** Bodies with doubtful framing or encoding, and bytes that are not HTTP. */
const chunked = 'Transfer-Encoding: chunked';
const framings = [
  framing(`Content-Length: 6\r\n${chunked}`, `0\r\n\r\n${smuggled}`),
  framing(`${chunked}\r\nContent-Length: 4`, `2\r\n{}\r\n0\r\n\r\n${smuggled}`),
  framing(`${chunked}\r\n${chunked}`, `0\r\n\r\n${smuggled}`),
  framing(`Transfer-Encoding: xchunked`, `2\r\n{}\r\n0\r\n\r\n`),
  framing(`Transfer-Encoding : chunked`, `2\r\n{}\r\n0\r\n\r\n${smuggled}`),
  framing(`Transfer-Encoding: chunked, identity`, `0\r\n\r\n${smuggled}`),
  framing(`Transfer-Encoding: identity`, `{}${smuggled}`),
  framing(`Transfer-Encoding: gzip, chunked`, `0\r\n\r\n`),
  framing(`Transfer-Encoding:\tchunked\r\nContent-Length: 3`, `0\r\n\r\n${smuggled}`),
  framing(`Transfer-Encoding: "chunked"`, `0\r\n\r\n${smuggled}`),
  framing(`X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 2`, `{}`),
  framing('Content-Length: 2\r\nContent-Length: 2', `{}${smuggled}`),
  framing('Content-Length: 2\r\nContent-Length: 3', `{}${smuggled}`),
  framing('Content-Length: 2, 2', `{}${smuggled}`),
  ...['-1', '+2', '0x2', '2.0', '1e1', '', ' ', '2 2', '99999999999999999999', '9007199254740993', 'two'].map((n) =>
    framing(`Content-Length: ${n}`, `{}${smuggled}`),
  ),
  framing('Content-Length: 100', '{}'),
  framing('Content-Length: 2', `{}${smuggled}`, 2),
  framing(`Content-Length: 0`, smuggled, 2),
  framing(chunked, `2\r\n{}\r\n0\r\n\r\n${smuggled}`, 2),
  framing(chunked, `2;ext=1\r\n{}\r\n0\r\n\r\n${smuggled}`, 2),
  framing(chunked, `02\r\n{}\r\n0\r\nX-Trailer: 1\r\nHost: evil\r\n\r\n${smuggled}`, 2),
  ...['-2', '0x2', '2 ', 'g', 'ffffffffffffffffff', '', '\x00', '2\n'].map((size) =>
    framing(chunked, `${size}\r\n{}\r\n0\r\n\r\n`),
  ),
  framing(chunked, `2;${'e'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`),
  framing(chunked, '2\r\n{}0\r\n\r\n'),
  framing(chunked, '2\r\n{}\r\n'),
  framing(chunked, '5\r\n{}\r\n0\r\n\r\n'),
  framing(chunked, '2\n{}\n0\n\n'),
  framing(chunked, '0\r\n\r\nrubbish'),
  framing(`${chunked}\r\nContent-Encoding: gzip`, '2\r\n{}\r\n0\r\n\r\n'),
];

const utf16 = Buffer.from('{"textQuery":"pumps"}', 'utf16le');
const bodies = [
  ...[
    '',
    '{',
    '}',
    'null',
    '[]',
    '"x"',
    '{}{}',
    '{"a":1}\x00',
    "{'a':1}",
    '{"a":NaN}',
    '{"a":1e999}',
    '\xef\xbb\xbf{}',
    '{"textQuery":"\xff"}',
    '{"textQuery":"\\ud800"}',
  ].map((text) => body(text)),
  ...[
    `{"a":${'['.repeat(9_000)}`,
    `{"textQuery":"${'x'.repeat(70_000)}"}`,
    '{"__proto__":{"x":1}}',
    '{"textQuery":"a","textQuery":"b"}',
  ].map((text) => body(text)),
  body(utf16),
  body(utf16, 'application/json; charset=utf-16'),
  ...[
    '',
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json;',
    'application/json; charset=\xff',
    'application/json, text/html',
    'application/jsonx',
    '*/*',
  ].map((type) => body('{}', type)),
  ...['gzip', 'deflate', 'br', 'zstd', 'identity, gzip', 'x'].map((coding) =>
    body('{}', 'application/json', `Content-Encoding: ${coding}\r\n`),
  ),
];

const okAndLast = ok.replace('\r\n\r\n', `\r\n${last}\r\n`);
const others = [
  bare('a tunnel', `CONNECT localhost:22 HTTP/1.1\r\n${host}\r\n`),
  bare('nothing', ''),
  bare('one byte', '\x00'),
  bare('line ends alone', '\r\n\r\n\r\n'),
  bare('TLS', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'),
  bare('HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  bare('SSH', 'SSH-2.0-OpenSSH_9.2\r\n'),
  bare('SMTP', 'EHLO evil.example\r\nMAIL FROM:<a@b>\r\n'),
  bare('Redis', '*1\r\n$4\r\nINFO\r\n'),
  bare('PostgreSQL', '\x00\x00\x00\x08\x04\xd2\x16\x2f'),
  bare('a socks greeting', '\x05\x01\x00'),
  bare('kilobytes of noise', '\x80\xff\x01\x7e'.repeat(5_000)),
  bare('half a first line', 'GET /ref'),
  bare('no end of the headers', `GET ${good} HTTP/1.1\r\n${host}`),
  bare('line feeds alone', `GET ${good} HTTP/1.1\nHost: localhost\nConnection: close\n\n`),
  bare('carriage returns alone', `GET ${good} HTTP/1.1\rHost: localhost\r\r`),
  bare('a body of GET', `GET ${good} HTTP/1.1\r\n${host}Content-Length: 4\r\n${last}\r\nabcd`),
  bare(
    'an old version with chunks',
    `POST /search/business HTTP/1.0\r\n${host}${json}${chunked}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ),
  piped('ten good ones', ok.repeat(9) + okAndLast, 10),
  piped('as many good ones as may wait', ok.repeat(maxWaitingRequests) + okAndLast, 1 + maxWaitingRequests),
  piped('a hundred good ones', ok.repeat(99) + okAndLast, 0),
  piped('a good one, a broken one, and one that nobody may hear', `${ok}BROKEN\r\n\r\n${ok}`, 1),
  piped('one that says it is the last, and another', `GET ${good} HTTP/1.1\r\n${host}${last}\r\n${smuggled}`, 1),
  piped('HEAD and GET', `HEAD ${good} HTTP/1.1\r\n${host}\r\n${okAndLast}`, 2),
];

export const bodiesAndMore = [...framings, ...bodies, ...others];
