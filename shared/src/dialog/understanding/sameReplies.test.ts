import { expect, test } from 'vitest';
import { sameReplies } from './sameReplies.ts';

const grouped = (...texts: string[]) => sameReplies(texts, (text) => text);

test('what differs in the word that tells is apart, whatever else is the same', () => {
  expect(
    grouped('mit dem Rad', 'mit dem Bus', 'Ich fahre mit dem Rad zur Arbeit', 'Ich fahre mit dem Bus zur Arbeit'),
  ).toEqual([
    ['mit dem Rad'],
    ['mit dem Bus'],
    ['Ich fahre mit dem Rad zur Arbeit'],
    ['Ich fahre mit dem Bus zur Arbeit'],
  ]);
  expect(grouped('mit dem Rad', 'nicht mit dem Rad', 'Rad und Bus')).toHaveLength(3);
  expect(grouped('zufrieden', 'unzufrieden', 'gut', 'sehr gut')).toHaveLength(4);
});

test('spelling, endings, fillers and the other name of a compound join', () => {
  expect(grouped('mit dem Rad', 'also ich fahre meistens mit dem Fahrrad', 'Rad!')).toHaveLength(1);
  expect(grouped('zu teuer', 'Das war zu teuerr', 'teure')).toEqual([['zu teuer', 'Das war zu teuerr'], ['teure']]);
  expect(grouped('lange Lieferzeit', 'lange Lieferzeiten')).toHaveLength(1);
});

test('nothing said is like nothing, and long replies are like those of the same words alone', () => {
  expect(grouped('…', '!')).toHaveLength(2);
  const long = 'eins zwei drei vier funf sechs sieben acht neun zehn';
  expect(grouped(long, long.toUpperCase(), `${long} elf`)).toHaveLength(2);
});
