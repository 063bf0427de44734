import { expect, test } from 'vitest';
import type { PrivacyFacts, PrivacyForm } from '../../contract/index.ts';
import { aPrivacyForm } from '../../testing/aPrivacyForm.ts';
import { somePrivacyFacts } from '../../testing/somePrivacyFacts.ts';
import { askedOf } from './askedOf.ts';
import { privacyStatement } from './privacyStatement.ts';
import { processingRecord } from './processingRecord.ts';

const form = aPrivacyForm({
  controller: 'Stadtbibliothek Musterstadt',
  address: 'Am Markt 1\n12345 Musterstadt',
});
const facts = somePrivacyFacts();
const statement = (
  change: Partial<PrivacyForm> = {},
  said: Partial<PrivacyFacts> = {},
  address: 'sie' | 'du' = 'sie',
) => privacyStatement({ ...form, ...change }, { ...facts, ...said }, address);

test('it has all that Art. 13 asks for, in sections', () => {
  const titles = statement().match(/^## .+$/gm);
  expect(titles).toEqual([
    '## Wer verantwortlich ist',
    '## Wofür und auf welcher Grundlage',
    '## Was gespeichert wird',
    '## Was auf Ihrem Gerät gespeichert wird',
    '## Wer die Angaben bekommt',
    '## Wie lange',
    '## Ihre Rechte',
  ]);
  expect(statement()).toContain('Stadtbibliothek Musterstadt\nAm Markt 1\n12345 Musterstadt\nfragen@example.org');
  expect(statement()).toContain('Art. 6 Abs. 1 Buchst. a DSGVO');
  expect(statement()).toContain('jederzeit widerrufen');
});

test('it says what is so, and nothing that is not', () => {
  expect(statement()).not.toMatch(/Cookie|persönlichen Links|Am Ende führt|Widerspruch|Datenschutzbeauftragte/);
  const all = statement(
    { basis: 'legitimate_interest', interest: 'Wir wollen besser werden.', officer: 'Eva Beispiel', special: true },
    {
      asked: ['email', 'voice'],
      systems: ['crm.example.org'],
      embeds: ['www.example.com'],
      sends_on: ['panel.example.org'],
      link_parameters: ['pid', 'quelle'],
      invited: 'anonymous',
      password: true,
      once: true,
      delete_after: 365,
      anonymise_after: 1,
    },
  );
  for (const said of [
    'E-Mail-Adresse und Sprachnachrichten',
    'pid und quelle',
    'crm.example.org',
    'IP-Adresse',
    'panel.example.org',
    'dass das Passwort richtig war, dass mit diesem Browser teilgenommen wurde und dass das Gespräch mit einem persönlichen Link begonnen wurde',
    'erst geladen, wenn im Dialog auf „Anzeigen“ gedrückt wird',
    'Texte und Dateien eines Gesprächs werden einen Tag nach seiner letzten Antwort gelöscht',
    '365 Tage nach ihrer letzten Antwort gelöscht',
    'nicht feststellen, wer was geantwortet hat',
    'Widerspruch',
    'Art. 9 Abs. 2 Buchst. a DSGVO',
    'Datenschutzbeauftragte Person: Eva Beispiel',
  ])
    expect(all).toContain(said);
  expect(all).not.toContain('widerrufen');
});

test('whoever is addressed with du reads no Sie', () => {
  const all = statement({ special: true }, { invited: 'named', embeds: ['www.example.com'] }, 'du');
  expect(all).not.toMatch(/\b(Sie|Ihre|Ihrem|Ihrer)\b/);
  expect(all).toContain('## Deine Rechte');
});

test('the record names what is missing, who processes, and what has to be looked at', () => {
  const record = processingRecord(
    'Ausleihe',
    { ...form, purpose: '' },
    {
      ...facts,
      models: [{ name: 'mistral-small', host: 'api.mistral.ai', outside: true }],
      invited: 'named',
    },
  );
  const linesOf = (title: string) => record.find((entry) => entry.title === title)?.lines;
  expect(linesOf('Zwecke')).toEqual(['noch nicht angegeben']);
  expect(linesOf('Auftragsverarbeiter und weitere Stellen')).toEqual([
    'Betreiber der Installation von Dialogwerk und dessen Rechenzentrum',
    'Sprachmodell mistral-small unter api.mistral.ai; Namen, Adressen und Nummern werden vorher ersetzt, soweit sie erkannt werden',
    'Mailserver des Betreibers (Einladungen und Erinnerungen)',
  ]);
  expect(linesOf('Übermittlung in Drittländer')).toEqual(['zu prüfen für: api.mistral.ai']);
  expect(linesOf('Fristen für die Löschung')?.[0]).toContain('keine Frist');
});

test('voice and film are asked for only where something is answered in words', () => {
  const recordings = { audio_messages: true, video_messages: true };
  expect(askedOf([{ type: 'open' }, { type: 'email' }, { type: 'open' }], recordings)).toEqual([
    'words',
    'email',
    'voice',
    'video',
  ]);
  expect(askedOf([{ type: 'single' }], recordings)).toEqual([]);
  expect(askedOf([{ type: 'open' }], { audio_messages: null })).toEqual(['words']);
});
