import type { BlockType, StoredValue, VariableValue } from '../../contract/index.ts';
import { bubblesOf } from '../text/bubblesOf.ts';
import { fillIn } from '../text/fillIn.ts';
import { LONGEST_MESSAGE, shortened } from '../text/shortened.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from './ConversationState.ts';
import type { Effect } from './events.ts';

type Say = Extract<Effect, { kind: 'say' }>;

/** One turn while it is worked out: what is known so far and what follows. Nothing of the old state is changed. */
export class Turn {
  readonly variables: Record<string, VariableValue>;
  readonly #survey: CompiledSurvey;
  readonly #labels: Record<string, string>;
  readonly #replies: number;
  readonly #effects: Effect[] = [];

  constructor(survey: CompiledSurvey, before: ConversationState, replies: number) {
    this.#survey = survey;
    this.variables = { ...before.variables };
    this.#labels = { ...before.labels };
    this.#replies = replies;
  }

  /** Says a text with its variables filled in; an empty one is not said. */
  say(text: string, type: Say['type'], unique_question_id: string | null, nachfrage_id: string | null = null): void {
    const filled = fillIn(text, { variables: this.variables, labels: this.#labels }, this.#survey.texts);
    if (bubblesOf(filled).length === 0) return;
    this.#effects.push({ kind: 'say', text: filled, unique_question_id, nachfrage_id, type });
  }

  /** Shows the respondent's bubble and stores the answer. */
  keep(
    place: { readonly unique_question_id: string; readonly nachfrage_id: string | null; readonly type: BlockType },
    shown: string,
    value: StoredValue,
  ): void {
    const { unique_question_id, nachfrage_id, type } = place;
    const text = shortened(shown, LONGEST_MESSAGE);
    this.#effects.push({ kind: 'reply-shown', text, unique_question_id, nachfrage_id, type });
    this.#effects.push({ kind: 'store', unique_question_id, nachfrage_id, value });
  }

  /** Sets a variable; the result says whether its value is another one now. */
  set(variable: string, value: VariableValue, label: string | null = null): boolean {
    const before = this.variables[variable];
    this.variables[variable] = value;
    if (label === null) delete this.#labels[variable];
    else this.#labels[variable] = label;
    return before !== value;
  }

  /** The turn ends with a question. */
  asked(open: OpenPlace): { state: ConversationState; effects: Effect[] } {
    return { state: { finished: false, open, ...this.#known() }, effects: this.#effects };
  }

  /** The turn ends the dialog. */
  finished(): { state: ConversationState; effects: Effect[] } {
    this.say(this.#survey.ending, 'ending', null);
    this.#effects.push({ kind: 'finish' });
    return { state: { finished: true, open: null, ...this.#known() }, effects: this.#effects };
  }

  #known(): Pick<ConversationState, 'variables' | 'labels' | 'replies'> {
    return { variables: this.variables, labels: this.#labels, replies: this.#replies };
  }
}
