import { describe, expect, it } from 'vitest';
import { probeProblem } from './probeProblem.ts';

const call = {
  kind: 'probe',
  unique_question_id: 'q',
  question: 'Was hat Ihnen an der Lieferung nicht gefallen?',
  du_sie: 'sie',
  language: 'de',
  mask: true,
  known: {},
  said: [{ by: 'person', text: 'Das Paket kam zu spät und der Karton war nass.' }],
  goal: 'Was genau störte und was es für Folgen hatte',
  avoid: 'Preise, Konkurrenz',
  nth: 1,
  most: 2,
} as const;

describe('a probe is asked', () => {
  it.each([
    'Was meinen Sie mit „zu spät“ genau?',
    'Welche Folgen hatte es für Sie, dass der Karton nass war?',
    'Können Sie beschreiben, was Sie am Paket am meisten gestört hat?',
    'Wie kam das?',
  ])('%s', (question) => {
    expect(probeProblem(call, question)).toBeNull();
  });
});

describe('a probe is not asked', () => {
  it.each<[string, string]>([
    ['Wie spät kam das Paket? Und wie nass war der Karton?', 'Es war nicht genau eine Frage.'],
    ['Erzählen Sie mir mehr vom Paket.', 'Es war nicht genau eine Frage.'],
    ['Das Paket war doch sicher unbrauchbar?', 'Sie legte eine Antwort nahe.'],
    ['Der Karton war nass, nicht wahr?', 'Sie legte eine Antwort nahe.'],
    ['Finden Sie nicht auch, dass das Paket zu spät kam?', 'Sie legte eine Antwort nahe.'],
    ['Was hat dich am Paket gestört?', 'Sie duzte die Person.'],
    ['Welche Partei würden Sie bei einer Bundestagswahl wählen?', 'Sie schnitt ein neues Thema an.'],
    ['Waren Ihnen die Preise beim Paket zu hoch?', 'Sie fragte nach etwas, worum es nicht gehen darf.'],
    [`Was ${'am Paket '.repeat(30)}?`, 'Sie war zu lang.'],
  ])('%s', (question, problem) => {
    expect(probeProblem(call, question)).toBe(problem);
  });

  it('that says Sie where the dialog says du', () => {
    expect(probeProblem({ ...call, du_sie: 'du' }, 'Was hat Sie, als das Paket kam, gestört?')).toBe(
      'Sie siezte die Person.',
    );
    expect(probeProblem({ ...call, du_sie: 'du' }, 'Was hat dich am Paket gestört?')).toBeNull();
  });
});
