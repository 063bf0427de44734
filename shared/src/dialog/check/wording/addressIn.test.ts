import { describe, expect, test } from 'vitest';
import { addressIn } from './addressIn.ts';

describe('a word that can only mean the reader is told', () => {
  test.each([
    ['Wie geht es dir?', ['dir'], []],
    ['Du bist dran.', ['Du'], []],
    ['Nenne bitte deinen Namen und deine Stadt.', ['deinen', 'deine'], []],
    ['Weißt du Bescheid?', [], []],
    ['Wie zufrieden sind Sie?', [], ['Sie']],
    ['Wir danken Ihnen für Ihre Zeit.', [], ['Ihnen', 'Ihre']],
    ['Bitte **wählen *Sie* aus**.', [], ['Sie']],
    ['Was meinst du, {{name}}? Bitte schreiben Sie uns.', ['du'], ['Sie']],
    ['Hallo!#1500#Schön, dass du da bist.', ['du'], []],
    ['{{name}}, sagen Sie es uns?', [], ['Sie']],
    ['Gedanken, dass Sie lieber tot wären', [], ['Sie']],
  ])('%s', (text, du, sie) => {
    // 'Weißt du Bescheid' may hold a name, like 'Cirque du Soleil': nothing uncertain is told.
    expect(addressIn(text)).toEqual({ du, sie });
  });
});

describe('nothing is told that may mean somebody else', () => {
  test.each([
    'Sie kommt gleich.',
    'Frau Müller ist hier. Sie hilft gern. Ihr Büro ist oben.',
    'Die Kinder spielen; sie lachen, und ihr Lachen ist laut.',
    'Wie heißt ihr Hund? Ist er bei ihnen?',
    'Ihr gehört das Haus: Ihre Mutter hat es gebaut.',
    '- Ihre Arbeit\n- Ihr Weg\n1. Sie selbst',
    'Die Kollegin sagte: „Du kannst das, und Sie wissen es auch.“',
    'Stimmen Sie zu? »Ich mag dich.« Und "Dein Weg"?'.replace('Stimmen Sie zu? ', ''),
    'Wir bieten den Cirque du Soleil und die Tour du Mont Blanc.',
    'Sind wir schon per Du? Oder beim Sie?',
    'Schreiben an dir@example.org oder https://example.org/du/dein',
    'Siehst wie ein Direktor aus: Dirigent, Dichter, Duell, Ihringen, siezen und duzen.',
    'Mehr dazu [hier](https://example.org/Sie/dich).',
    '',
  ])('%s', (text) => {
    expect(addressIn(text)).toEqual({ du: [], sie: [] });
  });
});
