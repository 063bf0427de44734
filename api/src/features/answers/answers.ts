import type { AnsweredFile, QuestionSummary } from '@dialogwerk/shared/contract';
import { hasFileNames, namedItems } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../calls/handler.ts';
import { signedPath } from '../../links/signedPath.ts';
import { eachInTurns } from '../../inTurns.ts';
import { replyMediaPath } from '../../media/replyMediaAddress.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import {
  countChanged,
  countConversations,
  groupAnswers,
  readNewestConversations,
  readNewestFiles,
  readNewestTexts,
  summarizeVariables,
} from './answerStatements.ts';
import type { GroupedAnswer, NewestFile, NewestTexts } from './answerStatements.ts';
import { readQuestions } from './readQuestions.ts';
import type { Question } from './readQuestions.ts';
import { summarizeItem, summarizeProbe, summarizeQuestion } from './summarizeQuestion.ts';
import type { QuestionAnswers } from './summarizeQuestion.ts';

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
      const kinds = {
        texts: idsOf(questions, 'words'),
        files: idsOf(questions, 'file'),
        searches: idsOf(questions, 'search'),
      };
      const { started, finished } = await countConversations(db, survey_id);
      const grouped = Map.groupBy(await groupAnswers(db, survey_id, kinds), questionOf);
      const newestTexts = Map.groupBy(await readNewestTexts(db, survey_id, kinds), questionOf);
      const files = Map.groupBy(await readNewestFiles(db, survey_id, kinds), questionOf);
      const changed = Map.groupBy(await countChanged(db, survey_id), questionOf);
      const summarized = await eachInTurns(questions, (question) => {
        const id = question.block.unique_question_id;
        return summaries(question, {
          grouped: grouped.get(id) ?? [],
          newest: newestTexts.get(id) ?? [],
          files: files.get(id) ?? [],
          locationOf: (media_id) => signedPath(services, replyMediaPath(media_id)),
          changed: changed.get(id) ?? [],
        });
      });
      return {
        survey_id,
        survey_name,
        started,
        finished,
        variables: await summarizeVariables(db, survey_id, variables),
        conversations: await readNewestConversations(db, survey_id),
        questions: summarized.flat(),
      };
    });
};

const questionOf = ({ unique_question_id }: { unique_question_id: string }): string => unique_question_id;

function idsOf(questions: readonly Question[], kind: Question['answeredIn']): string[] {
  return questions.filter(({ answeredIn }) => answeredIn === kind).map(({ block }) => block.unique_question_id);
}

interface Given {
  readonly grouped: readonly GroupedAnswer[];
  readonly newest: readonly NewestTexts[];
  readonly files: readonly NewestFile[];
  readonly locationOf: (media_id: string) => string;
  readonly changed: readonly { readonly nachfrage_id: string; readonly changed: number }[];
}

/** A question, or each item of a battery, and, when one was answered, its probes. */
function summaries(
  { block, choices, answeredIn }: Question,
  { grouped, newest, files, locationOf, changed }: Given,
): QuestionSummary[] {
  const byPart = Map.groupBy(grouped, ({ nachfrage_id }) => nachfrage_id);
  const partOf = (id: string, hasTexts: boolean): QuestionAnswers => ({
    values: byPart.get(id) ?? [],
    newestTexts: hasTexts ? (newest.find(({ nachfrage_id }) => nachfrage_id === id)?.texts ?? []) : null,
    files: files
      .filter(({ nachfrage_id }) => nachfrage_id === id)
      .map(({ media_id, type, original_name, answered_at }): AnsweredFile => ({
        name: hasFileNames(block.type) && id === '' ? original_name : '',
        type,
        location: locationOf(media_id),
        answered_at: answered_at.getTime(),
      })),
    changed: changed.find(({ nachfrage_id }) => nachfrage_id === id)?.changed ?? 0,
  });
  const probe = `${block.unique_question_id}#1`;
  const probes = byPart.has(probe) ? [summarizeProbe(block, probe, partOf(probe, true))] : [];
  if (block.type !== 'matrix') {
    return [
      summarizeQuestion(block, partOf('', answeredIn === 'words' || answeredIn === 'search'), choices),
      ...probes,
    ];
  }
  const items = namedItems(block).map((item) =>
    summarizeItem(block, item, partOf(`${block.unique_question_id}.${item.id}`, false), choices),
  );
  return [...items, ...probes];
}
