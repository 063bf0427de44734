import { describe, expect, it } from 'vitest';
import { saysEnough } from './saysEnough.ts';
import { saysNothing } from './saysNothing.ts';
import { speaksOf } from './speaksOf.ts';

const wanted = { question: 'Was störte an der Lieferung?', goal: 'welche Folgen die Verspätung hatte' };

describe('replies say enough', () => {
  it.each([
    ['Sie kam zwei Tage zu spät, und die Folgen waren schlimm: Das Fest fiel aus.'],
    ['Sie kam spät. Danach wurde es teuer.', 'Wegen der Verspätung mussten wir das Hotel umbuchen.'],
    [
      'Wir standen morgens im Laden, hatten keine Ware, die Kundschaft war sauer, mein Kollege fuhr zum Großmarkt, zahlte doppelt und kam mittags mit halbleerem Wagen wieder zurück.',
    ],
  ])('%s', (...replies) => {
    expect(saysEnough(replies, wanted)).toBe(true);
  });
});

describe('replies do not say enough', () => {
  it.each([
    ['Zu spät.'],
    ['Folgen.'],
    ['Was an der Lieferung störte, war die Lieferung, weil an der Lieferung alles störte, wirklich alles.'],
    ['Das Paket war nass und der Karton eingedrückt, sehr ärgerlich.'],
  ])('%s', (...replies) => {
    expect(saysEnough(replies, wanted)).toBe(false);
  });
});

it('where the goal has no word of its own, length and words decide', () => {
  const vague = { ...wanted, goal: 'mehr erfahren' };
  expect(
    saysEnough(['Das Paket war nass und der Karton eingedrückt, sehr ärgerlich.'], { ...vague, goal: 'mehr' }),
  ).toBe(true);
  expect(saysEnough(['Nass.'], vague)).toBe(false);
});

it.each(['Keine Ahnung', 'weiß ich nicht', 'Nichts.', 'Dazu möchte ich nichts sagen', 'kann ich leider nicht sagen'])(
  'says that there is no answer: %s',
  (text) => expect(saysNothing(text)).toBe(true),
);
it.each(['Ich weiß nicht, wo das Paket zwei Tage lang lag', 'Nass', 'Nein, aber der Karton war nass'])(
  'says more: %s',
  (text) => expect(saysNothing(text)).toBe(false),
);

it('a topic is spoken of where all of its words are, also inside of others and bent', () => {
  const topics = 'Preise, Namen von Kollegen und Sex; Gehälter';
  for (const text of ['Der Einkaufspreis', 'das Gehalt', 'Kollegin X, mit Namen Y', 'Sexismus']) {
    expect(speaksOf(topics, text)).toBe(true);
  }
  for (const text of ['Die Kollegen waren nett', 'Namen merke ich mir nie', 'Alles nass', '']) {
    expect(speaksOf(topics, text)).toBe(false);
  }
  expect(speaksOf('', 'Preise')).toBe(false);
});
