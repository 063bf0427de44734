import type { QuestionSummary } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import {
  countConversations,
  groupAnswers,
  readNewestConversations,
  readNewestTexts,
  summarizeVariables,
} from './answerStatements.ts';
import type { GroupedAnswer, NewestTexts } from './answerStatements.ts';
import { readQuestions } from './readQuestions.ts';
import type { Question } from './readQuestions.ts';
import { summarizeProbe, summarizeQuestion } from './summarizeQuestion.ts';

/**
 * What was answered to one dialog, over live conversations (role with analyse 1). All figures come from one moment,
 * because they are read in one snapshot of the database.
 */
export const answers: Handler<'answers'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const { survey_name, questions, variables } = await readQuestions(db, survey_id);
      const textQuestions = questions.filter(({ takesText }) => takesText).map(({ block }) => block.unique_question_id);
      const { started, finished } = await countConversations(db, survey_id);
      const grouped = Map.groupBy(await groupAnswers(db, survey_id, textQuestions), questionOf);
      const newestTexts = Map.groupBy(await readNewestTexts(db, survey_id, textQuestions), questionOf);
      return {
        survey_id,
        survey_name,
        started,
        finished,
        questions: questions.flatMap((question) => {
          const id = question.block.unique_question_id;
          return summaries(question, grouped.get(id) ?? [], newestTexts.get(id) ?? []);
        }),
        variables: await summarizeVariables(db, survey_id, variables),
        conversations: await readNewestConversations(db, survey_id),
      };
    });
};

const questionOf = ({ unique_question_id }: { unique_question_id: string }): string => unique_question_id;

/** A question and, when one was answered, its probes. */
function summaries(
  { block, choices, takesText }: Question,
  grouped: readonly GroupedAnswer[],
  newest: readonly NewestTexts[],
): QuestionSummary[] {
  const textsOf = (id: string): readonly string[] =>
    newest.find(({ nachfrage_id }) => nachfrage_id === id)?.texts ?? [];
  const byProbe = Map.groupBy(grouped, ({ nachfrage_id }) => nachfrage_id);
  const itself = summarizeQuestion(block, {
    values: byProbe.get('') ?? [],
    choices,
    newestTexts: takesText ? textsOf('') : null,
  });
  const probes = [...byProbe].filter(([id]) => id !== '');
  return [
    itself,
    ...probes.map(([id, values]) => summarizeProbe(block, id, { values, choices: null, newestTexts: textsOf(id) })),
  ];
}
