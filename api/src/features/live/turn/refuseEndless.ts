import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { ConversationRow } from './conversationStatements.ts';

/** Twice as many as the longest dialog has questions; whoever goes on wants to fill the database. */
const MOST_TURNS = 10_000;

/** Refuses (422) a further reply in a conversation that has very many. */
export function refuseEndless({ turn }: Pick<ConversationRow, 'turn'>, survey: CompiledSurvey): void {
  if (turn >= MOST_TURNS) throw new CallError('conversation/endless', survey);
}
