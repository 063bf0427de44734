import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CallInput } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';

/** What a call from outside says, without its signature. */
export type SignalContent = Omit<CallInput<'signal'>, 'signature'>;

/** The text that is signed: the fields by line, in the order of docs/signals.md. */
export function signalText(content: SignalContent): string {
  const { id, participation, survey_id, unique_question_id, signal_id, timestamp } = content;
  return [id, participation, survey_id, unique_question_id, signal_id, timestamp].join('\n');
}

/** The signature of a text, in hexadecimal digits. */
export function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares in the same time whatever they are. */
export function isSignature(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** What a multi-chat's calls are signed with: worked out from the installation's secret, stored nowhere, another one for each number. */
export function signalKey(
  { pseudonym }: Pick<Services, 'pseudonym'>,
  { dialog_manager_id, signal_key }: { readonly dialog_manager_id: number; readonly signal_key: number },
): string {
  return pseudonym(`signal-key:${dialog_manager_id}:${signal_key}`).toString('base64url');
}
