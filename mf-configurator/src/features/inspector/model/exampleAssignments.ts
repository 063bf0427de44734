import type { BlockOf, SurveyData } from '@dialogwerk/shared/contract';
import { variablesOf } from '@dialogwerk/shared/dialog';

type Assignments = BlockOf<'assign'>['assignments'];

/** A calculation that works in this dialog: with an answer from before the block, where there is one. */
export function exampleAssignments({ all_questions }: SurveyData, id: string): Assignments {
  const index = all_questions.findIndex(({ unique_question_id }) => unique_question_id === id);
  const before = [...variablesOf(all_questions.slice(0, index))];
  const taken = variablesOf(all_questions);
  const free = (name: string, number = 2): string => {
    if (!taken.has(name)) return name;
    return taken.has(`${name}${number}`) ? free(name, number + 1) : `${name}${number}`;
  };
  const [number] = before.find(([, kind]) => kind === 'number') ?? [];
  if (number !== undefined) return [{ variable: free('stufe'), expression: `if(${number} >= 5, "hoch", "niedrig")` }];
  const [answer] = before.find(([, kind]) => kind === 'text' || kind === 'list') ?? [];
  if (answer !== undefined) {
    return [{ variable: free('angabe'), expression: `if(beantwortet(${answer}), "ja", "nein")` }];
  }
  return [{ variable: free('punkte'), expression: '0' }];
}
