import { createHash } from 'node:crypto';
import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { isUuid } from '../../../storage/ids.ts';
import { addressGroup } from '../../../throttle/addressGroup.ts';
import { admit, forgiveOne } from '../../../throttle/admit.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playInChats } from './playInChats.ts';
import { isSignature, signalKey, signalText, signatureOf } from '../../../signals/signalText.ts';
import type { SignalContent } from '../../../signals/signalText.ts';
import { settleAll } from './takeChatsTurn.ts';

/** As long as a call may be on its way, and clocks may differ. */
const YOUNG_MS = 5 * 60_000;
/** Wrong signatures that are let pass from one address. */
const FREE = 30;

/**
 * Takes a call from outside (docs/signals.md): signed with the multi-chat's key, at most five minutes ago, known again by its
 * `signal_id`. What it brings about happens once, however often the call is repeated. Refusals have changed nothing.
 */
export async function takeSignal(
  live: LiveServices,
  { signature, ...content }: CallInput<'signal'>,
  address: string,
): Promise<CallResponse<'signal'>> {
  const throttled = live.pseudonym(`signal-address:${addressGroup(address)}`);
  await admit(live, { key: throttled, free: FREE });
  const manager = isUuid(content.id)
    ? await live.db
        .selectFrom('dialog_managers')
        .select(['dialog_manager_id', 'signal_key', 'signal_key_made_at'])
        .where('public_id', '=', content.id)
        .executeTakeFirst()
    : undefined;
  // An unknown multi-chat and one without a key are told as a wrong key, so that nobody learns which there are.
  if (
    !manager?.signal_key_made_at ||
    !isSignature(signature, signatureOf(signalKey(live, manager), signalText(content)))
  ) {
    throw new CallError('signal/bad-signature');
  }
  await forgiveOne(live, throttled);
  if (Math.abs(live.now() - content.timestamp) > YOUNG_MS) throw new CallError('signal/too-old');
  return receiveSignal(live, manager.dialog_manager_id, content);
}

/** Takes a call whose sender is known. */
export async function receiveSignal(
  live: LiveServices,
  dialog_manager_id: number,
  content: SignalContent,
): Promise<CallResponse<'signal'>> {
  const { participation: participation_id, survey_id, unique_question_id, signal_id } = content;
  const found = await live.db
    .selectFrom('participations as p')
    .innerJoin('dialog_managers as m', 'm.dialog_manager_id', 'p.dialog_manager_id')
    .select(['p.publication_id', 'm.active', 'm.deleted_at'])
    .where('participation_id', '=', participation_id)
    .where('p.dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirst();
  if (!found) throw new CallError('signal/unknown-participation');
  if (!found.active || found.deleted_at !== null) throw new CallError('survey/inactive');
  const { rules } = await live.compiledChats.get(dialog_manager_id, found.publication_id);
  const isAwaited = rules.some(
    ({ kind, at }) => kind === 'waitAPI' && at.survey_id === survey_id && at.unique_question_id === unique_question_id,
  );
  if (!isAwaited) throw new CallError('signal/not-waited-for');

  const question = { survey_id, unique_question_id };
  const content_hash = createHash('sha256').update(JSON.stringify(question)).digest();
  const noted = await live.db
    .insertInto('signals')
    .values({ participation_id, signal_id, content_hash, taken_at: new Date(live.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isRepeated = noted.numInsertedOrUpdatedRows === 0n;
  if (isRepeated) await refuseOther(live, { participation_id, signal_id, content_hash });
  // Played for a repeated call too: it does nothing more, and mends what a crash behind the note has left.
  const played = await playInChats(live, participation_id, { kind: 'call', question });
  if (played.outcome === 'accepted') settleAll(live, played.waiting);
  return { msg: 'success', repeated: isRepeated };
}

async function refuseOther(
  { db }: Pick<LiveServices, 'db'>,
  {
    participation_id,
    signal_id,
    content_hash,
  }: Record<'participation_id' | 'signal_id', string> & { content_hash: Buffer },
): Promise<void> {
  const before = await db
    .selectFrom('signals')
    .select('content_hash')
    .where('participation_id', '=', participation_id)
    .where('signal_id', '=', signal_id)
    .executeTakeFirst();
  if (before && !before.content_hash.equals(content_hash)) throw new CallError('signal/other-content');
}
