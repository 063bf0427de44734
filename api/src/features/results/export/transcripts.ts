import { studyClock } from '@dialogwerk/shared/contract';
import type { DialogEntry, ResultState } from '@dialogwerk/shared/contract';
import { resultTexts } from '@dialogwerk/shared/dialog';
import { exportTexts } from './texts.ts';

/** A conversation with all that was said in it. */
export interface TranscriptRow {
  readonly conversation_id: string;
  readonly result_state: ResultState;
  /** 'YYYY-MM-DDTHH:MM:SS' by the clock of Berlin. */
  readonly started: string;
  /** By turn; null for none. */
  readonly transcript: DialogEntry[][] | null;
}

/** One conversation as text: who said what and when, a line for each bubble. `hide`: replaces what tells of people; null for nothing. */
export function transcriptText(
  { conversation_id, result_state, started, transcript }: TranscriptRow,
  hide: ((text: string) => string) | null,
): string {
  const begun = started.replace('T', ', ');
  const lines = (transcript ?? []).flat().map(({ created_on, user_or_bot, context }) => {
    const who = user_or_bot === 'bot' ? exportTexts.bot : exportTexts.respondent;
    return `[${studyClock(created_on).slice(11)}] ${who}: ${(hide?.(context) ?? context).replaceAll(/\r?\n/g, '\n    ')}`;
  });
  const head = exportTexts.conversation(conversation_id, begun, resultTexts.states[result_state]);
  return `${[head, ...lines].join('\n')}\n\n`;
}
