import { plural } from '../../numbers/index.ts';

const NAMED = 5;

function listed(places: readonly string[]): string {
  const named = places.slice(0, NAMED).map((place) => `„${place}“`);
  const others = places.length - named.length;
  return others === 0
    ? named.join(', ')
    : `${named.join(', ')} und ${plural(others, 'eine weitere', `${others} weitere`)}`;
}

/** What authors read about questions that a jump back asks again. */
export const overwrittenTexts = {
  message: (places: readonly string[], isPart: boolean) =>
    `Ein Sprung führt von hier zurück, und ${plural(places.length, 'diese Frage wird', 'diese Fragen werden')} dann noch einmal gestellt${isPart ? ' (unter anderen)' : ''}: ${listed(places)}. In Tabelle und Datei steht nur die letzte Antwort.`,
  meets:
    'Sie antworten mehrmals. Die früheren Antworten bleiben im einzelnen Gespräch und in der Datei „Frühere Antworten“; soll jede eine eigene Spalte haben, nehmen Sie eine „Wiederholung“.',
} as const;
