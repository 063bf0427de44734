import type { ChatsData } from '@dialogwerk/shared/contract';
import { languageFragments } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { PageCard } from '../../../share-card/PageCard.ts';
import { begunHere } from '../../../studies/doors/begunHere.ts';
import { closedDoor } from '../../../studies/doors/closedDoor.ts';
import type { ClosedDoor } from '../../../studies/doors/closedDoor.ts';
import { isLetIn } from '../../../studies/doors/letIn.ts';
import { isTestToken, testTokenIn } from '../../../studies/doors/testLink.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { challengeFor } from '../../../studies/proof/challengeFor.ts';
import { readTestNotes } from '../../../studies/readTestNotes.ts';
import type { TestNotes } from '../../../studies/readTestNotes.ts';
import { firstPasswordDoor } from '../../../studies/refuseWithoutPassword.ts';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { Visit } from '../opening/readOpening.ts';
import { publishedManager } from './publishedManager.ts';
import type { PublishedManager } from './publishedManager.ts';
import { readChatConfigs } from './readChatConfigs.ts';
import type { ChatConfigs } from './readChatConfigs.ts';
import { readChatsCard } from './readChatsCard.ts';

/** What the page of a multi-chat shows before any call: nothing is stored for it. */
export type ChatsOpening =
  | OpenChats
  /** Its study does not take this visitor now, or one of its dialogs asks for a password. */
  | ({ readonly kind: 'door' } & ClosedDoor)
  /** What who tries the respondents' way reads before it. */
  | { readonly kind: 'test'; readonly notes: TestNotes }
  /** The link for trying is not that one any more. */
  | { readonly kind: 'test-gone' }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' };

/** `alone`: dialogs that can be had one by one. */
type OpenChats = { readonly kind: 'open'; readonly card?: PageCard; readonly alone: readonly string[] } & Omit<
  ChatsData,
  'module'
>;

/** A multi-chat as respondents who begin now get it, by its public id or one of the two public numbers, who go on with it, or who try it by its test link. */
export async function readChatsOpening(live: LiveServices, id: string, visit: Visit): Promise<ChatsOpening> {
  const token = testTokenIn(visit.query);
  try {
    const manager = await publishedManager(live.db, id, { isTried: token !== null });
    return await (token === null ? openFor(live, manager, visit) : openTest(live, manager, token, visit));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: error.body.code === 'survey/inactive' ? 'inactive' : 'unknown' };
  }
}

async function openTest(
  live: LiveServices,
  manager: PublishedManager,
  token: string,
  visit: Visit,
): Promise<ChatsOpening> {
  const { public_id, active } = manager;
  const study = await findStudy(live.db, public_id);
  if (study === undefined || !isTestToken(live.pseudonym, token, study)) return { kind: 'test-gone' };
  if (!visit.goesOn) return { kind: 'test', notes: await readTestNotes(live, study, active) };
  const opened = await openOn(live, manager, visit);
  return opened ? { ...opened.opening, kept_as: `${public_id}.${study.test_link}` } : { kind: 'inactive' };
}

async function openFor(live: LiveServices, manager: PublishedManager, visit: Visit): Promise<ChatsOpening> {
  const { public_id } = manager;
  const surveyIds = manager.surveys.map(({ survey_id }) => survey_id);
  const visitor = { pseudonym: live.pseudonym, marks: visit.marks };
  const study = await findStudy(live.db, public_id);
  const begun = begunHere(live.pseudonym, visit.marks, public_id);
  const goesOn = visit.goesOn || begun === 'begun';
  const closed = study && !goesOn ? closedDoor(study, visitor, live.now()) : null;
  if (closed) return { kind: 'door', ...closed };
  if (!goesOn && (await firstPasswordDoor(live.db, surveyIds, visitor))) return { kind: 'door', why: 'password' };
  const opened = await openOn(live, manager, visit);
  if (!opened) return { kind: 'inactive' };
  const proof = await challengeFor(live, [public_id, ...surveyIds]);
  const opening = proof === null ? opened.opening : { ...opened.opening, proof };
  // Who says to have begun is believed by their chats alone: what stands behind a password is not shown before.
  const isKnown = study === undefined || begun !== null || isLetIn(live.pseudonym, visit.marks, study);
  const isOpen = isKnown && (await firstPasswordDoor(live.db, surveyIds, visitor)) === null;
  if (!isOpen) return opening;
  return { ...opening, card: await readChatsCard(live, public_id, opened.first) };
}

/** What stands in the page; null where no dialog is left. */
async function openOn(
  live: LiveServices,
  { public_id, name, surveys }: PublishedManager,
  { wished }: Pick<Visit, 'wished'>,
): Promise<{ readonly opening: OpenChats; readonly first: ChatConfigs['first'] } | null> {
  const read = await readChatConfigs(live, surveys, (_, has) => chosenLanguage(has, wished));
  if (!read) return null;
  const { chats, first, languages, alone } = read;
  const language = languageFragments(first.settings);
  const opening = { kind: 'open', dialog_manager_id: public_id, name, chats, language, alone } as const;
  return { opening: languages.length > 1 ? { ...opening, languages } : opening, first };
}
