import type { AskedQuestion, QuestionTogether } from '@dialogwerk/shared/contract';
import {
  allRoundsId,
  isAnswered,
  outsideRound,
  resultLabel,
  resultTexts,
  roundsOfBlock,
  unrolledSnapshot,
  writtenId,
} from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { createKept } from '../../../dialogs/createKept.ts';
import { ownTurn } from '../../../inTurns.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { dataVersion } from '../data/dataVersion.ts';
import { readKeptRevisions } from '../data/readRevisions.ts';
import { partsOf } from './partsOf.ts';

type AskingBlock = Extract<SurveySnapshot['blocks'][number], { nachfrage: string | null }>;

/** A slider from 0 to 10 in whole steps. */
const isNps = (block: AskingBlock): boolean =>
  block.type === 'slider' && block.min === 0 && block.max === 10 && block.step === 1;

/** Every question by its newest wording; those that are gone stand where they stood. */
async function questionsOf(revisions: readonly SurveySnapshot[]): Promise<AskedQuestion[]> {
  const asking = revisions.map(({ blocks }) => blocks.filter((block) => isAnswered(block)));
  const now = new Set((asking.at(-1) ?? []).map(({ unique_question_id }) => unique_question_id));
  const newest = new Map(asking.flat().map((block) => [block.unique_question_id, block]));
  const probes = new Map(
    asking.flat().flatMap(({ unique_question_id, nachfrage }) => (nachfrage ? [[unique_question_id, nachfrage]] : [])),
  );
  const parts = await partsOf(revisions);
  const roundsOf = roundsOfBlock([...newest.values(), ...revisions.flatMap(({ blocks }) => blocks)]);
  return [...newest.values()]
    .toSorted((a, b) => a.order - b.order)
    .map((block) => {
      const { unique_question_id, type, variable } = block;
      const rounds = roundsOf(unique_question_id).map(({ text, number }) => text || resultTexts.round(number));
      const named = (text: string): string =>
        rounds.length === 0 || text.trim() === '' ? text : `${text} (${rounds.join(', ')})`;
      const probe = probes.get(unique_question_id) ?? null;
      const is_removed = !now.has(unique_question_id);
      return {
        unique_question_id,
        type,
        short_name: named(resultLabel(block)),
        context: named(block.context),
        variable,
        probe,
        is_nps: isNps(block),
        map: block.type === 'place' ? block.filename_db : null,
        is_removed,
        parts: parts.get(unique_question_id) ?? [],
      };
    });
}

/** The questions of loops over all rounds, as they were written, in the order of `questions`. */
function togetherOf(questions: readonly AskedQuestion[], written: readonly SurveySnapshot[]): QuestionTogether[] {
  const newest = new Map(written.flatMap(({ blocks }) => blocks.map((block) => [block.unique_question_id, block])));
  const inRounds = questions.filter(({ unique_question_id }) => outsideRound(unique_question_id) !== null);
  const groups = Map.groupBy(inRounds, ({ unique_question_id }) => writtenId(unique_question_id));
  return [...groups].flatMap(([id, rounds]): QuestionTogether[] => {
    const block = newest.get(id);
    const [first] = rounds;
    // The question for another round was not written as one.
    if (!block || !isAnswered(block) || !first || rounds.length < 2) return [];
    const named = (text: string): string => (text.trim() === '' ? text : `${text} (${resultTexts.allRounds})`);
    const probe = 'nachfrage' in block ? block.nachfrage : null;
    return [
      {
        ...first,
        unique_question_id: allRoundsId(id),
        short_name: named(resultLabel(block)),
        context: named(block.context),
        variable: block.variable,
        probe: probe || null,
        is_removed: rounds.every(({ is_removed }) => is_removed),
        parts: [],
        rounds: rounds.map(({ unique_question_id }) => unique_question_id),
      },
    ];
  });
}

/** Every question, and those of loops together. */
interface Asked {
  readonly questions: readonly AskedQuestion[];
  readonly together: readonly QuestionTogether[];
}

const kept = createKept<Asked>('questions', ({ questions }) => questions.length);

/** The questions of a dialog in order, over the revisions that its data are of. They are kept, because the revisions are of megabytes. */
export async function readAskedQuestions(db: Kysely<Tables>, survey_id: string): Promise<Asked> {
  return kept([survey_id, await dataVersion(db, survey_id)], async () => {
    const written = (await readKeptRevisions(db, survey_id)).map(({ snapshot }) => snapshot);
    const questions = await questionsOf(written.map((snapshot) => unrolledSnapshot(snapshot)));
    return { questions, together: togetherOf(questions, written) };
  });
}

/** The questions of a dialog in order (role with analyse 1). */
export const askedQuestions: Handler<'askedQuestions'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { questions, together } = await readAskedQuestions(services.db, survey_id);
  await ownTurn();
  return { questions: [...questions], together: [...together] };
};
