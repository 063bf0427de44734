import type { ClientConfig, DialogEntry, LanguageFragments, OpenQuestion } from '@dialogwerk/shared/contract';
import { newConversation } from '@dialogwerk/shared/dialog';
import { languageFragments } from './languageFragments.ts';
import type { LiveServices } from './LiveServices.ts';
import { playTurn } from './playTurn.ts';
import { findPublicSurvey } from './publicSurvey.ts';
import { signedEntries } from './signedEntries.ts';

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

/** How often an author may save between the two reads before the page gives up its first bubbles. */
const ATTEMPTS = 3;

/** The opening of a dialog as it stands now. */
export async function readOpening(live: LiveServices, survey_id: string): Promise<Opening> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findPublicSurvey(live, survey_id);
    if (!found) return { kind: 'unknown' };
    const { config, revision } = found;
    if (!config.active) return { kind: 'inactive' };
    const survey = await live.compiled.get(survey_id, revision);
    if (!survey && attempt < ATTEMPTS) continue;
    const played = survey ? playTurn(survey, newConversation, { kind: 'start' }, { now: live.now() }) : null;
    const begun = played?.outcome === 'accepted' ? played : null;
    return {
      kind: 'open',
      config,
      language: languageFragments(config),
      firstEntries: signedEntries(live, begun?.entries ?? []),
      firstQuestion: begun?.result.question ?? null,
    };
  }
}
