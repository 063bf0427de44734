import type { Block } from '@dialogwerk/shared/contract';
import { aBlock } from '../blocks.ts';
import type { placedReplies, scaleReplies, valueReplies } from './naturalReplies.data.ts';

type Kind = keyof typeof placedReplies | keyof typeof valueReplies | keyof typeof scaleReplies;

const options = (...texts: string[]) => texts.map((text, at) => ({ id: `o${at}`, text, score: null }));
const choice = (...texts: string[]): Block => aBlock('single', 'asked', { options: options(...texts), in_words: true });
const points = (from: number, labels: readonly string[]): Block =>
  aBlock('likert', 'asked', {
    in_words: true,
    scale: { from: 'block', points: labels.map((label, at) => ({ value: from + at, label })) },
  });
const written = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

/** The questions that the natural replies are to. */
export const naturalQuestions: Readonly<Record<Kind, Block>> = {
  nps: points(0, written(0, 10)),
  poles: choice('0 – sehr unwahrscheinlich', ...written(1, 9), '10 – sehr wahrscheinlich'),
  marks: choice('Sehr gut (1)', 'Gut (2)', 'Befriedigend (3)', 'Ausreichend (4)', 'Mangelhaft (5)'),
  hidden: points(0, ['Gar nicht', 'Eher nicht', 'Teils teils', 'Eher schon', 'Völlig']),
  slider: aBlock('slider', 'asked', { in_words: true }),
  ages: choice('18–29', '30 bis 49', '50 bis 64', '65 und älter'),
  kids: choice('Keine', '1 Kind', '2 Kinder', '3 oder mehr Kinder'),
  income: choice('unter 1.000 €', '1.000 bis 2.000 €', 'über 2.000 bis 3.000 €', 'mehr als 3.000 €'),
  drinks: choice('Kaffee', 'Tee', 'Kakao'),
  pictures: aBlock('picture', 'asked', {
    in_words: true,
    options: ['Bild 1', 'Bild 2', 'Bild 3'].map((text, at) => ({
      id: `o${at}`,
      text,
      score: null,
      filename_db: null,
    })),
  }),

  age: aBlock('number', 'asked', { in_words: true, integer: true, min: 0, max: 120, unit: 'Jahre' }),
  amount: aBlock('number', 'asked', { in_words: true, min: 0, max: 1_000 }),
  born: aBlock('number', 'asked', { in_words: true, integer: true, min: 1_900, max: 2_026 }),
  day: aBlock('date', 'asked', { in_words: true }),
  clock: aBlock('time', 'asked', { in_words: true }),

  agreement: choice(
    'Stimme überhaupt nicht zu',
    'Stimme eher nicht zu',
    'Teils, teils',
    'Stimme eher zu',
    'Stimme voll und ganz zu',
  ),
  frequency: choice('Nie', 'Selten', 'Manchmal', 'Oft', 'Immer'),
  quality: choice('Sehr gut', 'Gut', 'Mittelmäßig', 'Schlecht', 'Sehr schlecht'),
  satisfaction: choice('Sehr zufrieden', 'Eher zufrieden', 'Eher unzufrieden', 'Sehr unzufrieden'),
  likelihood: choice('Sehr wahrscheinlich', 'Eher wahrscheinlich', 'Eher unwahrscheinlich', 'Sehr unwahrscheinlich'),
  importance: choice('Unwichtig', 'Eher unwichtig', 'Eher wichtig', 'Sehr wichtig'),
  consent: choice('Ja', 'Nein'),
  transport: choice('Auto', 'Bus und Bahn', 'Fahrrad', 'Zu Fuß'),
  gender: choice('Weiblich', 'Männlich', 'Divers'),
  education: choice('Kein Abschluss', 'Hauptschulabschluss', 'Realschulabschluss', 'Abitur', 'Hochschulabschluss'),
  family: choice('Ledig', 'Verheiratet', 'Geschieden', 'Verwitwet'),
  employment: choice('Vollzeit', 'Teilzeit', 'In Ausbildung oder Studium', 'Arbeitslos', 'Im Ruhestand'),
  media: choice('Täglich', 'Mehrmals pro Woche', 'Einmal pro Woche', 'Seltener', 'Nie'),
};
