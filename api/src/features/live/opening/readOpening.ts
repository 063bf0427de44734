import type {
  ClientConfig,
  DialogEntry,
  Language,
  LanguageFragments,
  OpenQuestion,
  ProofChallenge,
} from '@dialogwerk/shared/contract';
import { conversationWith, isDrawn } from '@dialogwerk/shared/dialog';
import type { BrowserMarks } from '../../../calls/browserMarks.ts';
import type { LiveServices } from '../LiveServices.ts';
import { begunHere } from '../../../studies/doors/begunHere.ts';
import { closedDoor } from '../../../studies/doors/closedDoor.ts';
import type { ClosedDoor } from '../../../studies/doors/closedDoor.ts';
import { isLetIn } from '../../../studies/doors/letIn.ts';
import { isTestToken, testTokenIn, withoutTestToken } from '../../../studies/doors/testLink.ts';
import { setChallenge } from '../../../studies/proof/setChallenge.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { readTestNotes } from '../../../studies/readTestNotes.ts';
import type { TestNotes } from '../../../studies/readTestNotes.ts';
import type { PageCard } from '../../../share-card/PageCard.ts';
import { playTurn } from '../turn/playTurn.ts';
import { keptOf } from './openConversations.ts';
import { findPublicSurvey } from './publicSurvey.ts';
import type { PublicSurvey } from './publicSurvey.ts';
import { readPageCard } from './readPageCard.ts';
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
      /** What a test is kept under in the browser, apart from what a respondent has begun there; absent for respondents. */
      readonly kept_as?: string;
      /** What the browser solves before it begins; absent where nothing is asked for. */
      readonly proof?: ProofChallenge;
      /** What is said where the link is shared; absent where nothing of the dialog may be. */
      readonly card?: PageCard;
    }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' }
  /** Its study does not take this visitor now. */
  | ({ readonly kind: 'door' } & ClosedDoor)
  /** What who tries the respondents' way reads before it. */
  | { readonly kind: 'test'; readonly notes: TestNotes }
  /** The link for trying is not that one any more. */
  | { readonly kind: 'test-gone' };

/** How somebody comes to the page of a dialog. */
export interface Visit {
  /** What stands in the link behind '?', with or without it. */
  readonly query: string;
  /** To what they have begun: no door of its study keeps them out. */
  readonly goesOn: boolean;
  /** By a personal link, which leads to a conversation in any case: what it says first comes with it. */
  readonly byLink?: boolean;
  /** The languages that they want, the most wanted first. */
  readonly wished: readonly Language[];
  readonly marks: Pick<BrowserMarks, 'read'>;
}

/** The opening of a dialog as respondents who begin now get it, who go on with what they have begun, or who try it by its test link. */
export async function readOpening(live: LiveServices, survey_id: string, visit: Visit): Promise<Opening> {
  const found = await findPublicSurvey(live, survey_id, visit.wished);
  if (found.kind === 'unknown') return { kind: 'unknown' };
  if (found.kind === 'closed') return { kind: 'inactive' };
  const study = await findStudy(live.db, survey_id);
  const { pseudonym } = live;
  const token = testTokenIn(visit.query);
  if (token !== null) {
    if (study === undefined || !isTestToken(pseudonym, token, study)) return { kind: 'test-gone' };
    if (!visit.goesOn) return { kind: 'test', notes: await readTestNotes(live, study, found.config.active) };
    return { ...(await openOn(live, survey_id, found, visit)), kept_as: `${survey_id}.${study.test_link}` };
  }
  if (!found.config.active) return { kind: 'inactive' };
  const begun = begunHere(pseudonym, visit.marks, survey_id);
  const goesOn = visit.goesOn || begun === 'begun';
  const closed = study && !goesOn ? closedDoor(study, { pseudonym, marks: visit.marks }, live.now()) : null;
  if (closed) return { kind: 'door', ...closed };
  if (visit.byLink)
    return { kind: 'open', config: found.config, language: found.language, firstEntries: [], firstQuestion: null };
  const opened = await openOn(live, survey_id, found, visit);
  const opening = study?.proof ? { ...opened, proof: setChallenge(live, [survey_id]) } : opened;
  const isKnown = study === undefined || begun !== null || isLetIn(pseudonym, visit.marks, study);
  if (isKnown) return { ...opening, card: await readPageCard(live, survey_id, found.settings) };
  // Who says to have begun is believed by their conversation alone: what stands behind a password is not shown before.
  return { ...opening, firstEntries: [], firstQuestion: null };
}

/** What is said first on what is published. */
async function openOn(
  live: LiveServices,
  survey_id: string,
  { config, language, revision }: Extract<PublicSurvey, { kind: 'published' }>,
  visit: Visit,
): Promise<Extract<Opening, { kind: 'open' }>> {
  const query = withoutTestToken(visit.query);
  const survey = await surveyOf(live, survey_id, { revision, led: live.model.connected });
  const link = (await keptOf(live.db, [survey_id], { query })).get(survey_id) ?? {};
  const spoken = config.language === survey.language ? undefined : config.language;
  const before = conversationWith({ link, language: spoken });
  const played = playTurn(survey, before, { kind: 'start' }, { now: live.now(), untilDrawn: true });
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
