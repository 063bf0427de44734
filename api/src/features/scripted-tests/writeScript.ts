import { SCRIPTED_TESTS, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Script, ScriptedEvent } from '@dialogwerk/shared/contract';
import {
  compileSurvey,
  counterexampleOf,
  isLedScript,
  plainLine,
  runScript,
  shortened,
  supposedAt,
} from '@dialogwerk/shared/dialog';
import type { ConversationState, Counterexample, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { CallError } from '../../errors/CallError.ts';
import type { StoredEvent } from '../../storage/tables/tables.ts';

/** What of a stored event a script keeps: nothing of what was asked of other systems. */
function scripted(event: StoredEvent): ScriptedEvent {
  switch (event.kind) {
    case 'reply': {
      const { kind, unique_question_id, nachfrage_id, reply, understood } = event;
      const kept = { kind, unique_question_id, nachfrage_id, reply };
      return understood ? { ...kept, understood: { ...understood, matches: [...understood.matches] } } : kept;
    }
    case 'response':
      return { kind: event.kind, unique_question_id: event.unique_question_id, values: event.values };
    case 'model':
      return { kind: event.kind, unique_question_id: event.unique_question_id, outcome: event.outcome };
    case 'set':
      return { kind: event.kind, values: event.values };
    case 'language':
      return { kind: event.kind, language: event.language };
  }
}

/**
 * A conversation as a script, named by its replies, that expects what it comes to on the dialog as it is now. Refuses one without a
 * reply, one that is too long, and one that goes another way on the dialog as it is now.
 * `now`: when it is kept, which is what today is in it. Pure.
 */
export function writeScript(
  snapshot: SurveySnapshot,
  {
    events: stored,
    state,
  }: { readonly events: readonly StoredEvent[]; readonly state: Pick<ConversationState, 'seed' | 'draws' | 'spoken'> },
  now: number,
): Script {
  const events = stored.map(scripted);
  if (!events.some(({ kind }) => kind === 'reply')) throw new CallError('scripted-test/no-reply');
  if (events.length > SCRIPTED_TESTS.events) throw new CallError('scripted-test/too-long');
  const draws = state.draws ? { draws: { ...state.draws } } : {};
  const language = state.spoken ? { language: state.spoken.first } : {};
  const script = { seed: state.seed ?? null, ...draws, ...language, events };
  const survey = supposedAt(compileSurvey(snapshot, new Set(), isLedScript(script)), now);
  const run = runScript(survey, script);
  if (run.outcome !== 'played') throw new CallError('scripted-test/dialog-changed');
  const { ended, last, values } = run.result;
  return {
    ...script,
    name: nameOf(counterexampleOf(survey, run.events, null, script.seed).bubbles),
    expected: { ended, last, values },
  };
}

/** What was replied, in a line. */
function nameOf(bubbles: Counterexample['bubbles']): string {
  const replies = bubbles.flatMap(({ from, text }) => (from === 'user' ? [plainLine(text)] : []));
  const line = replies.filter((text) => text !== '').join(' · ');
  return shortened(line === '' ? 'Gespräch' : line, TEXT_LIMITS.label);
}
