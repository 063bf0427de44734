import * as fc from 'fast-check';

const someIds = ['a', 'b', 'c', 'd', 'e', 'f', 'constructor', 'missing'];
export const id = fc.constantFrom(...someIds);
export const variable = fc.constantFrom('x', 'y', 'z', 'toString');
export const optionId = fc.constantFrom('1', '2', '3', 'na', 'constructor', 'other');
export const text = fc.oneof(
  fc.constantFrom(
    '',
    'Hallo',
    'Hallo {{x}}!',
    '#500#',
    'Eins#1500#Zwei',
    '{{toString}} {{ y }}',
    '#9#{{z}}#9#',
    '{{x.nr}}: {{x.name}}',
  ),
  fc.string(),
);
export const expression = fc.oneof(
  fc.constantFrom(
    'x + 1',
    'x',
    'y > 2',
    'x = "A"',
    'nicht (x = y)',
    'summe.1(x, y, z)',
    '1 / 0',
    '(',
    'wahr',
    'x < 3',
    'enthält(x, "a")',
    'nicht beginnt(y, "A")',
    'passt(z, "*1")',
    'sum(x) > 3 und x.nr < 3',
  ),
  fc.string(),
);
