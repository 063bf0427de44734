import type { ClientConfig, DialogEntry, LanguageFragments, OpenQuestion } from '@dialogwerk/shared/contract';
import { isDrawn, newConversation } from '@dialogwerk/shared/dialog';
import type { LiveServices } from '../LiveServices.ts';
import { playTurn } from '../turn/playTurn.ts';
import { findPublicSurvey } from './publicSurvey.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import { surveyOf } from '../turn/surveyOf.ts';

/** What a public dialog page shows before any call: nothing is stored for it. */
export type Opening =
  | {
      readonly kind: 'open';
      readonly config: ClientConfig;
      readonly language: LanguageFragments;
      /** What the dialog says first; the conversation says the same once it has begun. */
      readonly firstEntries: DialogEntry[];
      /** What it asks first; null when it asks nothing. */
      readonly firstQuestion: OpenQuestion | null;
    }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' };

/** The opening of a dialog as respondents who begin now get it. */
export async function readOpening(live: LiveServices, survey_id: string): Promise<Opening> {
  const found = await findPublicSurvey(live, survey_id);
  if (found.kind === 'unknown') return { kind: 'unknown' };
  if (found.kind === 'closed' || !found.config.active) return { kind: 'inactive' };
  const { config, language, revision } = found;
  const survey = await surveyOf(live, survey_id, { revision, led: live.model.connected });
  const played = playTurn(survey, newConversation, { kind: 'start' }, { now: live.now(), untilDrawn: true });
  const begun = played.outcome === 'accepted' ? played : null;
  const question = begun?.result.question ?? null;
  const asking = question && survey.blocks.get(question.unique_question_id)?.block;
  return {
    kind: 'open',
    config,
    language,
    firstEntries: await shownEntries(live, survey_id, begun?.entries ?? []),
    // An order that is drawn is the conversation's, which there is none of yet.
    firstQuestion: asking && isDrawn(asking) ? null : question,
  };
}
