import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

test.each([
  [
    'Chromium',
    `TypeError: Wie geht es Anna?
    at Share (https://example.org/remotes/mf-share/abc123/assets/module-x_1.js:1:2345)
    at react (https://example.org/assets/react-1.js:2:3)`,
    { module: 'mf-share', version: 'abc123', file: 'assets/module-x_1.js:1:2345' },
  ],
  [
    'Firefox, after a retry',
    'Share@https://example.org/remotes/mf-share/abc123/remoteEntry.js?retry=1:1:23\n',
    { module: 'mf-share', version: 'abc123', file: 'remoteEntry.js:1:23' },
  ],
  [
    "the shell's own files",
    'Error\n    at https://example.org/assets/index-D2.js:9:8',
    { module: 'shell', version: null, file: 'assets/index-D2.js:9:8' },
  ],
  [
    'an address without a position',
    'https://example.org/remotes/mf-analyse/v2/assets/a.js',
    { module: 'mf-analyse', version: 'v2', file: '' },
  ],
  [
    'another host that the operator has allowed',
    'Error\n    at f (https://team.example.org/built/mf-share/0123456789abcdef/assets/module-1.js:3:4)',
    { module: 'mf-share', version: '0123456789abcdef', file: 'assets/module-1.js:3:4' },
  ],
])('%s', (_, stack, place) => {
  expect(placeOf(stack)).toEqual(place);
});

test.each([
  '',
  'Error: https://example.org/configurator/geheim:1:2',
  'at https://anders.example/x.js:1:1',
  'at mf-share',
])('what is not ours has no place: %s', (stack) => {
  expect(placeOf(stack)).toBeNull();
});
