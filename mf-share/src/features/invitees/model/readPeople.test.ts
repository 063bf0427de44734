import { expect, test } from 'vitest';
import { columnNames } from './columnNames.ts';
import { linkFile } from './linkFile.ts';
import { readPeople } from './readPeople.ts';

const bare = (text: string) => {
  const { invitees, ...people } = readPeople(text);
  return { ...people, invitees: invitees.map(({ email, known }) => [email, known].flat()) };
};

test('reads what was copied from a spreadsheet, with its heading', () => {
  expect(bare('Vorname\tE-Mail\tAbteilung\nAda\tada@example.org\tEinkauf\n\nBob\tbob@EXAMPLE.org\t')).toEqual({
    columns: ['vorname', 'abteilung'],
    hasEmail: true,
    findings: { double: [], bad: [], missing: [], long: [] },
    tooMany: [],
    invitees: [
      ['ada@example.org', 'Ada', 'Einkauf'],
      ['bob@example.org', 'Bob', ''],
    ],
  });
});

test('reads a CSV file with semicolons or commas, quotes and a mark of its encoding', () => {
  const wanted = [['ada@example.org', 'Lovelace; Ada']];
  expect(bare('\uFEFFEmail;Name\r\nada@example.org;"Lovelace; Ada"\r\n').invitees).toEqual(wanted);
  expect(bare('Name,Mail\n"Lovelace; Ada",ada@example.org').invitees).toEqual(wanted);
});

test('takes addresses alone, without a heading', () => {
  expect(bare('ada@example.org\nbob@example.org').invitees).toEqual([['ada@example.org'], ['bob@example.org']]);
});

test('names the lines of doubles, of addresses that are none, without one, and too long', () => {
  const text = [
    'Name;E-Mail',
    'A;a@example.org',
    'B;A@example.org',
    'C;c@example',
    'D;',
    `${'x'.repeat(201)};e@example.org`,
  ];
  const { findings, invitees } = bare(text.join('\n'));
  expect(findings).toEqual({ double: [3], bad: [4], missing: [5], long: [6] });
  expect(invitees.map(([email]) => email)).toEqual(['a@example.org', null, 'e@example.org']);
  expect(invitees[2]?.[1]).toHaveLength(200);
});

test('keeps twelve columns and says so; without addresses people have links alone', () => {
  const { columns, tooMany, hasEmail } = bare(
    `${Array.from({ length: 14 }, (_, at) => `Spalte ${at}`).join(';')}\n1;2`,
  );
  expect(columns).toHaveLength(12);
  expect(tooMany).toEqual(['columns']);
  expect(hasEmail).toBe(false);
});

test('columns get names that texts can say, each once, and none that is the link', () => {
  expect(columnNames(['Straße & Nr.', 'Größe', '2. Name', '', 'link', 'Größe', 'Prénom'])).toEqual([
    'strasse_nr',
    'groesse',
    'name',
    'spalte_4',
    'link_2',
    'groesse_2',
    'prenom',
  ]);
});

test('reads ten thousand people', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Person ${at};person${at}@example.org`);
  expect(readPeople(`Name;E-Mail\n${rows.join('\n')}`).invitees).toHaveLength(10_000);
});

test('saves links without anything that a spreadsheet takes for a formula', () => {
  const link = { email: 'ada@example.org', known: { name: '=1+1' }, path: '/zugang/abc' };
  expect(linkFile([{ ...link, state: 'begun' }], ['name'], 'https://example.org')).toBe(
    "\uFEFFemail;name;link;stand\r\nada@example.org;'=1+1;https://example.org/zugang/abc;begonnen\r\n",
  );
  expect(linkFile([{ ...link, state: null }], ['name'], '')).not.toContain('stand');
});
