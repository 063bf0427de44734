import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { spokenBy } from '../engine/survey/spokenBy.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { answerOrAside, asidesTo } from '../engine/words/asidesAt.ts';
import { writtenId } from '../blocks/loop/roundId.ts';
import { BlockUnderstanding } from './BlockUnderstanding.ts';
import type { BlockTraining } from './TrainedBlock.ts';
import type { Understood } from '../engine/words/Understood.ts';
import { inRoundOf } from './inRoundOf.ts';
import { meaningTargets } from './MeaningTarget.ts';
import { candidatesAt, understandAsValue, understandWords, wordsToUnderstand } from './understandReply.ts';

type ReplyEvent = Extract<EngineEvent, { kind: 'reply' }>;
type Trained = Pick<BlockTraining, 'examples' | 'bounds'>;

const sureOf = (target: string): Understood => ({ zone: 'sure', matches: [{ target, confidence: 1 }] });

/** Simulations are the same on every day. */
const SOME_DAY = '2026-01-01';

/** Understands the replies to one dialog where there is no server: in simulations, searches and tests. */
export class DialogUnderstanding {
  readonly #dialog: CompiledSurvey;
  readonly #trainedAt: (unique_question_id: string) => Trained | null;
  readonly #blocks = new Map<string, BlockUnderstanding>();

  readonly #today: string;

  /**
   * @param trainedAt what authors trained a block with; null for nothing: then it goes by what the dialog says of itself
   * @param today 'YYYY-MM-DD', for days that are named from it
   */
  constructor(
    survey: CompiledSurvey,
    trainedAt: (unique_question_id: string) => Trained | null = () => null,
    today = SOME_DAY,
  ) {
    this.#dialog = survey;
    this.#today = today;
    this.#trainedAt = trainedAt;
  }

  /** The reply with what its words are taken for, as a server sends it to the engine. */
  hear(state: ConversationState, event: ReplyEvent): ReplyEvent {
    const survey = spokenBy(this.#dialog, state);
    const words = wordsToUnderstand(survey, state, event);
    if (words === null || words.trim() === '') return event;
    const value = this.#valueIn(survey, state, event, words);
    if (value) return { ...event, understood: value };
    const answer = understandWords(state, this.#blockAt(survey, event.unique_question_id), words);
    const asides = asidesTo(survey, event);
    const understood =
      asides === null ? answer : answerOrAside(answer, this.#blockAt(survey, asides).decide(words), asides, words);
    return { ...event, understood };
  }

  /** The same by what is said word for word alone: much quicker, because nothing is trained. */
  hearNamed(state: ConversationState, event: ReplyEvent): ReplyEvent {
    const survey = spokenBy(this.#dialog, state);
    const words = wordsToUnderstand(survey, state, event);
    if (words === null) return event;
    const value = this.#valueIn(survey, state, event, words);
    if (value) return { ...event, understood: value };
    const named = this.#blockAt(survey, event.unique_question_id).named(words, candidatesAt(state));
    if (named) return { ...event, understood: sureOf(named.target) };
    const asides = asidesTo(survey, event);
    const asked = asides === null ? null : this.#blockAt(survey, asides).named(words);
    if (asides === null || !asked) return { ...event, understood: { zone: 'unknown', matches: [] } };
    return { ...event, understood: { ...sureOf(asked.target), at: asides } };
  }

  #valueIn(
    survey: CompiledSurvey,
    state: ConversationState,
    { unique_question_id }: ReplyEvent,
    words: string,
  ): Understood | null {
    return understandAsValue(survey, state, { unique_question_id, words, today: this.#today });
  }

  #blockAt(survey: CompiledSurvey, unique_question_id: string): BlockUnderstanding {
    const name = `${survey.language} ${unique_question_id}`;
    const known = this.#blocks.get(name);
    if (known) return known;
    const targets = meaningTargets(survey, unique_question_id);
    const trained = this.#trainedAt(writtenId(unique_question_id)) ?? { examples: [], bounds: null };
    const { examples, bounds } = inRoundOf(targets, trained);
    const understanding = new BlockUnderstanding({ targets, examples, bounds });
    this.#blocks.set(name, understanding);
    return understanding;
  }
}
