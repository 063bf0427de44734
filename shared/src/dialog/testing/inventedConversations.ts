import type { StoredValue } from '../../contract/index.ts';
import { isDrawing } from '../blocks/blockRules.ts';
import { otherId } from '../blocks/common/other.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { step } from '../engine/step.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { wayOf } from '../engine/replay/wayOf.ts';
import { constantsOf } from '../simulation/constantsOf.ts';
import { Dice } from '../random/Dice.ts';
import { simulateRespondent } from '../simulation/simulateRespondent.ts';

/** A conversation of an invented respondent, as it would be stored. */
export interface InventedConversation {
  readonly state: ConversationState;
  readonly turns: readonly { readonly way: readonly string[] }[];
  readonly answers: readonly { readonly question: string; readonly part: string; readonly value: StoredValue }[];
  /** Question and part of all that was asked and is open or answered, as `question + ' ' + part`. */
  readonly asked: readonly string[];
  /** The one of them that waits for a reply; null for none. */
  readonly open: string | null;
}

/** How many stop before the end. */
const STOPPING = 0.3;

/** Makes conversations of a dialog, with the engine itself; the same seed makes the same one. Some stop halfway. */
export function inventing(snapshot: SurveySnapshot): (seed: number) => InventedConversation {
  const survey = compileSurvey(snapshot);
  const constants = constantsOf(snapshot.blocks);
  return (seed) => {
    const { events } = simulateRespondent(survey, constants, seed);
    const dice = new Dice(seed + 1_000_003);
    const kept = dice.chance(STOPPING) ? dice.whole(1, events.length) : events.length;
    let state: ConversationState = { ...newConversation, seed };
    const turns: { way: readonly string[] }[] = [];
    const answers = new Map<string, InventedConversation['answers'][number]>();
    const asked = new Set<string>();
    let waits: string | null = null;
    for (const event of events.slice(0, kept)) {
      const result = step(survey, state, event);
      if (result.outcome !== 'accepted') break;
      turns.push({ way: wayOf(state, result) });
      for (const effect of result.effects) {
        if (effect.kind !== 'store') continue;
        const { unique_question_id: question, nachfrage_id, value } = effect;
        const part = nachfrage_id ?? '';
        answers.set(`${question} ${part}`, { question, part, value });
        const block = survey.blocks.get(question)?.block;
        // A field was asked for by choosing 'Sonstiges'; what is drawn stands among the questions without being asked.
        if (part === otherId(question) || (block && isDrawing(block))) asked.add(`${question} ${part}`);
      }
      ({ state } = result);
      // Whoever only goes on from a further question to the dialog, or says what an earlier one meant, leaves nothing there.
      if (waits !== null && !answers.has(waits)) asked.delete(waits);
      const open = openQuestion(survey, state);
      // A choice that is asked again is the same question still.
      const part = state.open && 'again' in state.open ? '' : (open?.nachfrage_id ?? '');
      waits = open && `${open.unique_question_id} ${part}`;
      if (waits !== null) asked.add(waits);
    }
    return { state, turns, answers: [...answers.values()], asked: [...asked], open: waits };
  };
}
