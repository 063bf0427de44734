import { describe, expect, it } from 'vitest';
import { createMask } from './createMask.ts';

describe('is hidden', () => {
  it.each<[string, string]>([
    ['Ich heiße Wladimir Krötenhausen und bin neu.', 'Ich heiße [Name 1] und bin neu.'],
    ['Mein Name ist Rosa.', 'Mein Name ist [Name 1].'],
    ['Das war Frau Dr. Blum, glaube ich.', 'Das war Frau [Name 1], glaube ich.'],
    ['Gestern war ich mit Sabine Müller-Lüdenscheidt da.', 'Gestern war ich mit [Name 1] da.'],
    ['Schreiben Sie an anna.b@example.org oder anna.b@example.org!', 'Schreiben Sie an [E-Mail 1] oder [E-Mail 1]!'],
    ['anna (at) example.org', '[E-Mail 1]'],
    ['Rufen Sie an: 0176 / 123 456 78.', 'Rufen Sie an: [Telefon 1].'],
    ['+49 30 1234567 oder 030-7654321', '[Telefon 1] oder [Telefon 2]'],
    ['Meine IBAN: DE89 3704 0044 0532 0130 00', 'Meine IBAN: [IBAN 1]'],
    ['Karte 4111 1111 1111 1111, bitte', 'Karte [Karte 1], bitte'],
    ['Ich wohne in der Lindenstraße 12a, 10969 Berlin.', 'Ich wohne in der [Anschrift 1].'],
    ['Ich wohne Am Alten Markt, 50667 Köln', 'Ich wohne Am Alten Markt, [Anschrift 1]'],
    ['Geboren am 3.12.1981 in der Nähe', 'Geboren am [Geburtstag 1] in der Nähe'],
    ['Folgt @katzen_freund auf Insta', 'Folgt [Profil 1] auf Insta'],
  ])('%s', (text, hidden) => {
    const mask = createMask();
    expect(mask.hide(text)).toBe(hidden);
    expect(mask.show(mask.hide(text))).toBe(text);
  });

  it('a name that was told once, wherever it comes again', () => {
    const mask = createMask();
    mask.hide('Ich heiße Wladimir Krötenhausen.');
    expect(mask.hide('Der Krötenhausen war es, sagt Wladimir.')).toBe('Der [Name 1] war es, sagt [Name 1].');
  });
});

describe('is not hidden', () => {
  it.each([
    'Das Paket kam am 3.12. um 14:30 Uhr und kostete 1.299,00 €.',
    'Der Ernst der Lage war mir klar. Frau war ich nie.',
    'Ich bin 42 und zufrieden mit 10 von 10 Punkten.',
    'Auf dem Weg zum Markt war viel los.',
  ])('%s', (text) => {
    expect(createMask().hide(text)).toBe(text);
  });
});
