import { expect, test } from 'vitest';
import type { PrivacyFacts, PrivacyForm } from '../../contract/index.ts';
import { isOutdated } from './isOutdated.ts';
import { privacyStatement } from './privacyStatement.ts';
import { statementChanges } from './statementChanges.ts';

const form: PrivacyForm = {
  controller: 'Stadtbibliothek',
  address: 'Am Markt 1',
  email: 'fragen@example.org',
  officer: '',
  purpose: 'Wir verbessern die Ausleihe.',
  basis: 'consent',
  interest: '',
  special: false,
  recipients: '',
  authority: '',
};
const facts: PrivacyFacts = {
  asked: [],
  models: [],
  masked: true,
  systems: [],
  embeds: [],
  sends_on: [],
  link_parameters: [],
  invited: 'nobody',
  password: false,
  once: false,
  delete_after: null,
  anonymise_after: null,
};

test('a statement is out of date once it would read otherwise', () => {
  expect(isOutdated({ form, taken: facts }, facts)).toBe(false);
  expect(isOutdated({ form, taken: facts }, { ...facts, delete_after: 30 })).toBe(true);
  expect(isOutdated({ form, taken: facts }, { ...facts, systems: ['crm.example.org'] })).toBe(true);
});

test('what the statement does not speak of, and what was taken over before it was kept, leaves it as it is', () => {
  const models = [{ name: 'm', host: 'm.example.org', outside: true }];
  expect(isOutdated({ form, taken: facts }, { ...facts, models })).toBe(false);
  expect(isOutdated({ form, taken: null }, { ...facts, once: true })).toBe(false);
});

test('what changed is told by paragraphs, under their headings', () => {
  const before = privacyStatement(form, facts, 'sie');
  const after = privacyStatement(form, { ...facts, delete_after: 30, systems: ['crm.example.org'] }, 'sie');
  const changes = statementChanges(before, after);
  expect(changes.map(({ kind, section }) => [kind, section])).toEqual([
    ['new', 'Wer die Angaben bekommt'],
    ['gone', 'Wie lange'],
    ['new', 'Wie lange'],
  ]);
  expect(changes[0]?.text).toContain('crm.example.org');
  expect(statementChanges(before, before)).toEqual([]);
  expect(statementChanges('', after).every(({ kind }) => kind === 'new')).toBe(true);
});
