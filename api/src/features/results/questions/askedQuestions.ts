import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { isAnswered, resultLabel, resultTexts, roundsOfBlock } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { createKept } from '../../../dialogs/createKept.ts';
import { ownTurn } from '../../../inTurns.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { dataVersion } from '../data/dataVersion.ts';
import { readRevisions } from '../data/readRevisions.ts';
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
        is_removed,
        parts: parts.get(unique_question_id) ?? [],
      };
    });
}

const kept = createKept<readonly AskedQuestion[]>('questions', ({ length }) => length);

/** The questions of a dialog in order, over the revisions that its data are of. They are kept, because the revisions are of megabytes. */
export async function readAskedQuestions(db: Kysely<Tables>, survey_id: string): Promise<readonly AskedQuestion[]> {
  return kept([survey_id, await dataVersion(db, survey_id)], async () =>
    questionsOf((await readRevisions(db, survey_id)).map(({ snapshot }) => snapshot)),
  );
}

/** The questions of a dialog in order (role with analyse 1). */
export const askedQuestions: Handler<'askedQuestions'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const questions = await readAskedQuestions(services.db, survey_id);
  await ownTurn();
  return { questions: [...questions] };
};
