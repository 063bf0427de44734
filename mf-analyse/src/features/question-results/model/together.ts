import type { AskedQuestion, CallResponse, QuestionTogether } from '@dialogwerk/shared/contract';
import { answerTypeOf } from '../../../answerTypes/answerTypes.ts';
import { groupedBy } from '../../../model/groupedBy.ts';
import type { QuestionStates } from './QuestionStates.ts';

/** The questions with one card more before the rounds of each that counts something: that of all rounds. */
export function withTogether({ questions, together }: CallResponse<'askedQuestions'>): readonly AskedQuestion[] {
  const counted = together.filter((question) => answerTypeOf(question).isCounted);
  const byFirst = new Map(counted.map((question) => [question.rounds[0], question]));
  return questions.flatMap((question) => {
    const all = byFirst.get(question.unique_question_id);
    return all ? [all, question] : [question];
  });
}

/** What became of each question over all rounds, by its id; `states`: of those of the rounds. */
export function statesTogether(
  together: readonly QuestionTogether[],
  states: ReadonlyMap<string, readonly QuestionStates[]>,
): ReadonlyMap<string, readonly QuestionStates[]> {
  return new Map(
    together.map(({ unique_question_id: id, rounds }) => {
      const all = rounds.flatMap((round) =>
        (states.get(round) ?? []).map((state) =>
          Object.assign({}, state, { part: state.part === '' ? '' : id + state.part.slice(round.length) }),
        ),
      );
      const parts = groupedBy(all, ({ part }) => part);
      return [id, [...parts.values()].flatMap((own) => sumOf(own, id))];
    }),
  );
}

function sumOf(states: readonly QuestionStates[], unique_question_id: string): QuestionStates[] {
  const [first] = states;
  if (!first) return [];
  const sum = (key: 'asked' | 'answered' | 'skipped' | 'withdrawn' | 'open'): number =>
    states.reduce((total, state) => total + (state[key] ?? 0), 0);
  return [
    {
      unique_question_id,
      part: first.part,
      asked: sum('asked'),
      answered: sum('answered'),
      skipped: sum('skipped'),
      withdrawn: sum('withdrawn'),
      open: sum('open'),
      changed: states.reduce((total, { changed }) => total + changed, 0),
    },
  ];
}
