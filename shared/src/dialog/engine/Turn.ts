import type { Block, BlockType, Reply, StoredValue, VariableValue } from '../../contract/index.ts';
import { bubblesOf } from '../text/bubblesOf.ts';
import { fillIn } from '../text/fillIn.ts';
import { LONGEST_MESSAGE, shortened } from '../text/shortened.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from './ConversationState.ts';
import type { ApiRequest, Effect } from './events.ts';

type Say = Extract<Effect, { kind: 'say' }>;

/** The question that was replied to. */
export interface RepliedPlace {
  readonly unique_question_id: string;
  readonly nachfrage_id: string | null;
  readonly type: BlockType;
}

/** How a turn ends. */
export interface TurnEnd {
  readonly state: ConversationState;
  readonly effects: Effect[];
}

/** One turn while it is worked out: what is known so far and what follows. Nothing of the old state is changed. */
export class Turn {
  readonly variables: Record<string, VariableValue>;
  /** Requests made since the last reply. */
  readonly requests: number;
  readonly #survey: CompiledSurvey;
  readonly #labels: Record<string, string>;
  readonly #replies: number;
  readonly #effects: Effect[] = [];

  constructor(
    survey: CompiledSurvey,
    before: ConversationState,
    { replies, requests }: { readonly replies: number; readonly requests: number },
  ) {
    this.#survey = survey;
    this.variables = { ...before.variables };
    this.requests = requests;
    this.#labels = { ...before.labels };
    this.#replies = replies;
  }

  /** Says a text with its variables filled in; an empty one is not said. */
  say(text: string, type: Say['type'], unique_question_id: string | null, nachfrage_id: string | null = null): void {
    const filled = fillIn(text, { variables: this.variables, labels: this.#labels }, this.#survey.texts);
    if (bubblesOf(filled).length === 0) return;
    this.#effects.push({ kind: 'say', text: filled, unique_question_id, nachfrage_id, type });
  }

  /** Shows a block's picture, audio or video, if it has one. */
  showMedia({ filename_db, media_text: text, unique_question_id, type }: Block): void {
    if (filename_db) this.#effects.push({ kind: 'show-media', filename_db, text, unique_question_id, type });
  }

  /** Shows the respondent's bubble. */
  showReply({ unique_question_id, nachfrage_id, type }: RepliedPlace, shown: string, reply: Reply): void {
    const text = shortened(shown, LONGEST_MESSAGE);
    const media_id = 'media_id' in reply ? reply.media_id : null;
    this.#effects.push({ kind: 'reply-shown', text, media_id, unique_question_id, nachfrage_id, type });
  }

  /** Stores the answer. */
  store({ unique_question_id, nachfrage_id }: RepliedPlace, value: StoredValue): void {
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
  asked(open: OpenPlace): TurnEnd {
    return { state: { finished: false, open, ...this.#known() }, effects: this.#effects };
  }

  /** The turn ends with a request, whose response goes on. */
  requested(request: ApiRequest): TurnEnd {
    this.#effects.push({ kind: 'request', request });
    return this.asked({
      unique_question_id: request.unique_question_id,
      probe: null,
      request: this.requests + 1,
    });
  }

  /** The turn ends the dialog. */
  finished(): TurnEnd {
    this.say(this.#survey.ending, 'ending', null);
    this.#effects.push({ kind: 'finish' });
    return { state: { finished: true, open: null, ...this.#known() }, effects: this.#effects };
  }

  #known(): Pick<ConversationState, 'variables' | 'labels' | 'replies'> {
    return { variables: this.variables, labels: this.#labels, replies: this.#replies };
  }
}
