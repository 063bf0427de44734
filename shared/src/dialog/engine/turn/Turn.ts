import type { Block, Reply, StoredValue, VariableValue } from '../../../contract/index.ts';
import type { Choices, Chosen } from '../../blocks/carried.ts';
import { otherId } from '../../blocks/common/other.ts';
import { readOrder } from '../../blocks/shuffle/orders.ts';
import { replyFile } from '../../blocks/common/replyFile.ts';
import { isDay } from '../../expressions/isDay.ts';
import { asPlainText } from '../../text/asPlainText.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import { embedSource } from '../../text/embedSource.ts';
import { fillIn, fillLabel } from '../../text/fillIn.ts';
import { LONGEST_MESSAGE, shortened } from '../../text/shortened.ts';
import type { KnownToAsk } from '../survey/askedIn.ts';
import type { CompiledSurvey, ShufflePlace } from '../survey/CompiledSurvey.ts';
import { comingBehind } from '../survey/shuffles/shufflePlaces.ts';
import { drawOf, stayingOf } from '../ConversationState.ts';
import type { ConversationState, Draws, ModelTask, OpenPlace, Staying } from '../ConversationState.ts';
import type { ApiRequest, Effect, Way } from '../events.ts';
import { Diversion } from './Diversion.ts';
import type { RepliedPlace } from './RepliedPlace.ts';
import { drawnAs, drawnBy } from './drawnAs.ts';
import type { DrawingBlock } from './drawnAs.ts';

type Say = Extract<Effect, { kind: 'say' }>;

/** Why a question was left without an answer: no reply did fit, or its time was over. */
type Leaving = 'given_up' | 'timed_out';

/** A file as a block shows it. */
type ShownMedia = Pick<Block, 'filename_db' | 'media_text' | 'captions_db' | 'unique_question_id' | 'type'>;

/** How a turn ends. */
export interface TurnEnd {
  readonly state: ConversationState;
  readonly effects: Effect[];
  readonly passed: string[];
  readonly ways: Way[];
  readonly cut: boolean;
}

/** One turn while it is worked out: what is known so far and what follows. Nothing of the old state is changed. */
export class Turn {
  readonly variables: Record<string, VariableValue>;
  /** Requests made since the last reply. */
  readonly requests: number;
  /** Whether a language model may get what the respondent writes; undefined while that was not asked. */
  agreed: boolean | undefined;
  readonly #survey: CompiledSurvey;
  readonly #labels: Record<string, string>;
  /** Whether the end that lies ahead is for those who do not fit. */
  screens = false;
  /** Questions replied to, this turn's included. */
  readonly replies: number;
  /** When the event happened that the turn follows from. */
  readonly at: number | undefined;
  readonly #stays: Pick<ConversationState, Staying>;
  readonly #others: Set<string>;
  #draws: Draws;
  /** The blocks that draw and that this turn came to. */
  readonly #drawn = new Set<string>();
  readonly #left: Readonly<Record<Leaving, Set<string>>>;
  #choices: Choices;
  /** What a full quota makes of the turn. */
  readonly diversion: Diversion;
  readonly #effects: Effect[] = [];
  readonly #passed: string[] = [];
  readonly #ways: Way[] = [];

  constructor(
    survey: CompiledSurvey,
    before: ConversationState,
    { replies, requests }: { readonly replies: number; readonly requests: number },
  ) {
    this.#survey = survey;
    this.variables = { ...before.variables };
    this.requests = requests;
    this.agreed = before.agreed;
    this.#labels = { ...before.labels };
    this.replies = replies;
    this.at = before.at;
    this.#others = new Set(before.others);
    this.#left = { given_up: new Set(before.given_up), timed_out: new Set(before.timed_out) };
    this.#choices = before.choices ?? {};
    this.#draws = before.draws ?? {};
    this.diversion = new Diversion(before);
    this.#stays = stayingOf(before);
  }

  /** The turn comes to a block. */
  pass(unique_question_id: string): void {
    this.#passed.push(unique_question_id);
  }

  /** The turn goes on from a block, and why; gives where to. */
  goes(from: string, to: string | null, because: Way['because']): string | null {
    this.#ways.push({ from, to, because });
    return to;
  }

  /** A text with its variables filled in. */
  filled(text: string): string {
    return fillIn(text, { variables: this.variables, labels: this.#labels }, this.#survey.texts);
  }

  /** Says a text with its variables filled in; an empty one is not said. */
  say(text: string, type: Say['type'], unique_question_id: string | null, nachfrage_id: string | null = null): void {
    const filled = this.filled(text);
    if (bubblesOf(filled).length === 0) return;
    this.#effects.push({ kind: 'say', text: filled, unique_question_id, nachfrage_id, type });
  }

  /** Says what a language model said: as it stands, never markup. */
  sayPlain(text: string, type: Say['type'], unique_question_id: string, nachfrage_id: string | null): void {
    const plain = asPlainText(text);
    if (plain.trim() === '') return;
    this.#effects.push({ kind: 'say', text: plain, unique_question_id, nachfrage_id, type });
  }

  /** Shows a block's picture, audio or video, if it has one. */
  showMedia({ filename_db, media_text, captions_db, unique_question_id, type }: ShownMedia): void {
    if (!filename_db) return;
    const text = fillLabel(media_text, { variables: this.variables, labels: this.#labels }, this.#survey.texts);
    this.#effects.push({ kind: 'show-media', filename_db, text, captions_db, unique_question_id, type });
  }

  /** Offers a page or film of another host; nothing for an address that cannot be shown. */
  showEmbed({ embed = null, embed_title = '', unique_question_id, type }: Block): void {
    const address = embed && embedSource(embed);
    if (!address) return;
    const text = fillLabel(embed_title, { variables: this.variables, labels: this.#labels }, this.#survey.texts);
    this.#effects.push({ kind: 'show-embed', address, text, unique_question_id, type });
  }

  /** Shows the respondent's bubble. */
  showReply({ unique_question_id, nachfrage_id, type }: RepliedPlace, shown: string, reply: Reply): void {
    const text = shortened(shown, LONGEST_MESSAGE);
    const media_id = replyFile(reply)?.media_id ?? null;
    this.#effects.push({ kind: 'reply-shown', text, media_id, unique_question_id, nachfrage_id, type });
  }

  /** Stores the answer, with what was typed beside 'Sonstiges'; where that is not chosen any more, it is taken back. */
  store({ unique_question_id, nachfrage_id }: RepliedPlace, value: StoredValue, other?: string | number | null): void {
    this.#effects.push({ kind: 'store', unique_question_id, nachfrage_id, value });
    if (nachfrage_id === null) for (const ids of Object.values(this.#left)) ids.delete(unique_question_id);
    if (nachfrage_id !== null || (other === undefined && !this.#others.has(unique_question_id))) return;
    const beside = { unique_question_id, nachfrage_id: otherId(unique_question_id), value: other ?? null };
    this.#effects.push({ kind: 'store', ...beside });
    if (other === undefined) this.#others.delete(unique_question_id);
    else this.#others.add(unique_question_id);
  }

  /**
   * Draws the arm of an experiment or the order of a shuffle, once for the conversation, and keeps it as the block's answer; says whether a variable
   * changed.
   */
  draw(block: DrawingBlock): boolean {
    const { unique_question_id } = block;
    if (this.#drawn.has(unique_question_id)) return false;
    const known = drawnAs(block, drawOf(this.#draws, unique_question_id));
    const drawn = known ?? drawnAs(block, drawnBy(block, this.#stays.seed));
    if (!drawn) return false;
    this.#drawn.add(unique_question_id);
    this.#draws = { ...this.#draws, [unique_question_id]: drawn.kept };
    const stratum = this.#stratumOf(block);
    this.#effects.push({ kind: 'draw', unique_question_id, stratum, arm: drawn.kept, settled: known !== null });
    this.store({ unique_question_id, nachfrage_id: null, type: block.type }, drawn.stored);
    return drawn.sets.map(({ variable, value, label }) => this.set(variable, value, label)).includes(true);
  }

  #stratumOf(block: DrawingBlock): string {
    const stratum = block.type === 'experiment' ? block.stratum : null;
    const of = stratum === null ? null : (this.variables[stratum] ?? null);
    return of === null ? '' : JSON.stringify(of);
  }

  /** Where a shuffle goes on: in the order that was drawn; as its items stand where none was, because the dialog came into one of them from outside. */
  afterShuffled(place: ShufflePlace): string {
    const numbers = [...place.into.keys()];
    const order = readOrder(drawOf(this.#draws, place.shuffle), numbers) ?? numbers;
    const [next] = comingBehind(place, order);
    return (next === undefined ? undefined : place.into.get(next)) ?? place.end;
  }

  /** The arm that an experiment has drawn, as what was chosen there; none without arms. */
  armsDrawn({ unique_question_id }: Pick<Block, 'unique_question_id'>): readonly string[] {
    const arm = drawOf(this.#draws, unique_question_id);
    return arm === undefined ? [] : [arm];
  }

  /** Stores that a question is left without an answer, and why. */
  leave({ unique_question_id, type }: Pick<Block, 'unique_question_id' | 'type'>, why: Leaving): void {
    this.store({ unique_question_id, nachfrage_id: null, type }, null);
    this.#left[why].add(unique_question_id);
  }

  /** Keeps what was chosen at a question that others take over from. */
  choose(unique_question_id: string, chosen: Chosen): void {
    this.#choices = { ...this.#choices, [unique_question_id]: chosen };
  }

  /** Keeps an entry that was chosen beside those before. */
  chooseAlso(unique_question_id: string, id: string): void {
    const before = this.#choices[unique_question_id]?.ids ?? [];
    this.choose(unique_question_id, { ids: [...before.filter((one) => one !== id), id] });
  }

  /** What the questions that follow are asked with. */
  get known(): Required<KnownToAsk> {
    return { variables: this.variables, labels: this.#labels, choices: this.#choices };
  }

  /** Sets a variable; the result says whether its value is another one now. */
  set(variable: string, value: VariableValue, label: string | null = null): boolean {
    const before = this.variables[variable];
    this.variables[variable] = value;
    if (label === null) delete this.#labels[variable];
    else this.#labels[variable] = label;
    return before !== value;
  }

  /** Sets a variable to what was worked out for it; texts read a day as people write it. */
  assign(variable: string, value: VariableValue): boolean {
    return this.set(variable, value, typeof value === 'string' && isDay(value) ? this.#survey.texts.date(value) : null);
  }

  /** The turn ends with a question. */
  asked(open: OpenPlace): TurnEnd {
    return this.#end({ finished: false, open, ...this.#known() }, false);
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

  /** The turn ends with a task for a language model, whose outcome goes on. */
  givenToModel(unique_question_id: string, model: ModelTask): TurnEnd {
    return this.asked({ unique_question_id, probe: null, request: this.requests + 1, model });
  }

  /** The turn ends before a block that waits for something outside of the dialog. */
  held(unique_question_id: string): TurnEnd {
    return this.asked({ unique_question_id, probe: null, held: true });
  }

  /** The turn ends the dialog; `cut`: because it would have gone round without a question. */
  finished(cut = false): TurnEnd {
    this.#sayGoodbye();
    return this.#end({ finished: true, open: null, ...(this.screens && { screened: true }), ...this.#known() }, cut);
  }

  /** The turn ends the dialog because of an answer, before its end; with a text of its own, or '' for the dialog's ending. */
  screenedOut(text = ''): TurnEnd {
    this.#sayGoodbye(text === '' ? undefined : text);
    return this.#end({ finished: true, open: null, screened: true, ...this.#known() }, false);
  }

  #sayGoodbye(text = this.#survey.ending): void {
    this.say(text, 'ending', null);
    this.#effects.push({ kind: 'finish' });
  }

  #end(state: ConversationState, cut: boolean): TurnEnd {
    return { state, effects: this.#effects, passed: this.#passed, ways: this.#ways, cut };
  }

  #known(): Pick<
    ConversationState,
    'variables' | 'labels' | 'replies' | 'agreed' | Staying | 'at' | 'choices' | 'others' | Leaving | 'draws' | 'quota'
  > {
    const agreed = this.agreed === undefined ? {} : { agreed: this.agreed };
    const at = this.at === undefined ? {} : { at: this.at };
    const others = this.#others.size === 0 ? {} : { others: [...this.#others] };
    const { given_up, timed_out } = this.#left;
    const givenUp = given_up.size === 0 ? {} : { given_up: [...given_up] };
    const timedOut = timed_out.size === 0 ? {} : { timed_out: [...timed_out] };
    const choices = Object.keys(this.#choices).length === 0 ? {} : { choices: this.#choices };
    const draws = Object.keys(this.#draws).length === 0 ? {} : { draws: this.#draws };
    const { variables, replies } = this;
    return {
      ...this.#stays,
      ...at,
      variables,
      labels: this.#labels,
      replies,
      ...agreed,
      ...choices,
      ...others,
      ...givenUp,
      ...timedOut,
      ...draws,
      ...this.diversion.known,
    };
  }
}
