import { expect, test } from 'vitest';
import { createFurther } from './createFurther.ts';

interface Texts {
  readonly greeting: string;
  readonly end: string;
}

test('what has not come is said in English, and in German where that has not come either', () => {
  const further = createFurther<Texts>();
  const greeting = further.inEach('greeting', { sie: 'Guten Tag', du: 'Hallo' });
  const end = further.inEach('end', { sie: 'Ende', du: 'Ende', en: 'The end' });
  expect([greeting('fr-du'), end('fr-du'), greeting('en'), end('en')]).toEqual([
    'Guten Tag',
    'The end',
    'Guten Tag',
    'The end',
  ]);
  further.knowEnglish({ greeting: 'Good day' });
  expect([greeting('fr-sie'), greeting('en')]).toEqual(['Good day', 'Good day']);
  further.know('fr', (say) => ({ greeting: say('Bonjour', 'Salut'), end: 'Fin' }));
  expect([greeting('fr-sie'), greeting('fr-du'), end('fr-du'), greeting('pl-du')]).toEqual([
    'Bonjour',
    'Salut',
    'Fin',
    'Good day',
  ]);
  expect([greeting('sie'), greeting('du')]).toEqual(['Guten Tag', 'Hallo']);
});
