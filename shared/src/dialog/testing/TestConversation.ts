import type { OpenQuestion, Reply, StoredValue, VariableValue } from '../../contract/index.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { Effect, EngineEvent, Step } from '../engine/events.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { progressOf } from '../engine/replay/progressOf.ts';
import { step } from '../engine/step.ts';
import { DialogUnderstanding } from '../understanding/DialogUnderstanding.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';

/** A conversation for tests, started, that keeps all effects. */
export class TestConversation {
  readonly survey: CompiledSurvey;
  readonly effects: Effect[] = [];
  state: ConversationState = newConversation;
  readonly #understanding: DialogUnderstanding;

  constructor(snapshot: SurveySnapshot) {
    this.survey = compileSurvey(snapshot);
    this.#understanding = new DialogUnderstanding(this.survey);
    this.send({ kind: 'start' });
  }

  send(event: EngineEvent): Step {
    const result = step(this.survey, this.state, event);
    if (result.outcome === 'accepted') {
      this.state = result.state;
      this.effects.push(...result.effects);
    }
    return result;
  }

  /** Replies to the question that is open; what is written is understood by what the dialog says of itself. */
  reply(reply: Reply): Step {
    const question = this.question;
    if (!question) return { outcome: 'stale' };
    const { unique_question_id, nachfrage_id } = question;
    return this.send(this.#understanding.hear(this.state, { kind: 'reply', unique_question_id, nachfrage_id, reply }));
  }

  choose(option_id: string): Step {
    return this.reply({ type: 'single', option_id });
  }

  write(text: string): Step {
    return this.reply({ type: 'open', text });
  }

  get question(): OpenQuestion | null {
    return openQuestion(this.survey, this.state);
  }

  /** Where it stands: the open block's id, with the probe's when that is open; null at the end. */
  get at(): string | null {
    return this.question?.nachfrage_id ?? this.question?.unique_question_id ?? null;
  }

  get progress(): number {
    return progressOf(this.survey, this.state);
  }

  get said(): string[] {
    return this.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : []));
  }

  get shown(): string[] {
    return this.effects.flatMap((effect) => (effect.kind === 'reply-shown' ? [effect.text] : []));
  }

  /** The stored answers by question, probes by their own id. */
  get stored(): Record<string, StoredValue> {
    return Object.fromEntries(
      this.effects.flatMap((effect) =>
        effect.kind === 'store' ? [[effect.nachfrage_id ?? effect.unique_question_id, effect.value]] : [],
      ),
    );
  }

  variable(name: string): VariableValue | undefined {
    return this.state.variables[name];
  }
}
