import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Script, ScriptedEvent } from '@dialogwerk/shared/contract';
import { runScript, shortened } from '@dialogwerk/shared/dialog/engine';
import type { CompiledSurvey, EngineEvent } from '@dialogwerk/shared/dialog/engine';
import type { Stage } from './stageOf.ts';

/** A conversation on the stage as a test that is named by its replies; null without a reply, and where no way led there from the beginning. */
export function scriptOf(survey: CompiledSurvey, { isLed, turns, entries }: Stage): Script | null {
  const events = turns.flatMap(({ event }) => scripted(event) ?? []);
  if (!isLed || !events.some(({ kind }) => kind === 'reply')) return null;
  const run = runScript(survey, { seed: null, events });
  if (run.outcome !== 'played') return null;
  const { ended, last, values } = run.result;
  const said = entries.flatMap(({ user_or_bot, context }) => (user_or_bot === 'user' ? [context] : []));
  const name = shortened(said.filter((text) => text !== '').join(' · '), TEXT_LIMITS.label);
  return { name, seed: null, events, expected: { ended, last, values: { ...values } } };
}

function scripted(event: EngineEvent): ScriptedEvent | null {
  switch (event.kind) {
    case 'start':
      return null;
    case 'reply': {
      const { kind, unique_question_id, nachfrage_id, reply } = event;
      return { kind, unique_question_id, nachfrage_id, reply };
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
