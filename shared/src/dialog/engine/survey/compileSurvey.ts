import { startBlock } from '../../blocks/startBlock.ts';
import type { Block, RecordingKind } from '../../../contract/index.ts';
import { askingOf } from '../../blocks/blockRules.ts';
import { carryOf, withCarried } from '../../blocks/carried.ts';
import { newBase } from '../../blocks/common/newBase.ts';
import { roundNumber } from '../../blocks/loop/loop.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';
import { ruleOf } from '../../blocks/common/ruled.ts';
import { compileExpression } from '../../expressions/compileExpression.ts';
import type { Evaluate } from '../../expressions/compileExpression.ts';
import { respondentTexts } from '../../respondentTexts.ts';
import { languagesOf } from '../../translation/mapDialogTexts.ts';
import { translated } from '../../translation/translated.ts';
import { readAs } from './answeredAs.ts';
import { ownScaled, varyingBlock } from './varyingBlock.ts';
import type { CompiledBlock, CompiledJump, CompiledSurvey } from './CompiledSurvey.ts';
import { inOrder } from './inOrder.ts';
import { roundOfLoop } from './loops/roundOfLoop.ts';
import { roundPlaces } from './loops/roundPlaces.ts';
import { variablesOfRounds } from './loops/variablesOfRounds.ts';
import { unrolled } from './loops/unrolled.ts';
import { partPlaces } from './shuffles/partPlaces.ts';
import { shufflePlaces } from './shuffles/shufflePlaces.ts';
import { repliesLeft } from '../replay/repliesLeft.ts';
import type { SurveySnapshot } from './SurveySnapshot.ts';

/** A block with every field, because a revision may have been stored before a field existed. */
function whole(block: Block): Block {
  return { ...newBase(block.unique_question_id, block.created_on), ...block };
}

/** Compiles each source once, because the same condition often stands at many blocks. */
function compilingOnce(): (source: string) => Evaluate {
  const compiled = new Map<string, Evaluate>();
  return (source) => {
    const evaluate = compiled.get(source) ?? compileExpression(source);
    compiled.set(source, evaluate);
    return evaluate;
  };
}

/** Whether the dialog can go on by a jump of an option: not after several items, after a search, or where the option ends it. */
function goesOnByOption(block: Block, option_id: string): boolean {
  if (block.type === 'consent') return !(block.required && option_id === 'decline');
  return block.type !== 'matrix' && !(block.type === 'qa' && block.only_search);
}

function jumpsOf(block: Block, compile: (source: string) => Evaluate, led: boolean): CompiledJump[] {
  if (!led && block.type === 'gpt' && block.fallback_target !== null) {
    return [{ kind: 'always', target: block.fallback_target }];
  }
  return block.jump_to_ids.flatMap((jump): CompiledJump[] => {
    if (jump.kind === 'option') return goesOnByOption(block, jump.option_id) ? [jump] : [];
    const { condition, target } = jump;
    return [{ kind: 'condition', condition, holds: compile(condition), target }];
  });
}

function assignmentsOf(block: Block): CompiledBlock['assignments'] {
  // As a loop is come to, no round was gone through.
  if (block.type === 'loop' && block.variable !== null && block.members.length > 0) {
    return [{ variable: roundNumber(block.variable), value: () => 0 }];
  }
  if (block.type !== 'assign') return [];
  return block.assignments.map(({ variable, expression }) => ({ variable, value: compileExpression(expression) }));
}

function boundsOf(block: Block, compile: (source: string) => Evaluate): CompiledBlock['bounds'] {
  if (block.type !== 'date' || (!block.earliest && !block.latest)) return null;
  const { earliest, latest } = block;
  return { earliest: earliest ? compile(earliest) : null, latest: latest ? compile(latest) : null };
}

function mustOf(block: Block, compile: (source: string) => Evaluate): CompiledBlock['must'] {
  const must = ruleOf(block);
  return must === null ? null : compile(must);
}

function recordingsOf({ audio_messages, video_messages }: SurveySnapshot): RecordingKind[] {
  return [...(audio_messages ? (['audio'] as const) : []), ...(video_messages ? (['video'] as const) : [])];
}

const nothing: readonly string[] = [];

/** How many blocks take a millisecond or two. */
const BLOCKS_A_STEP = 250;

/**
 * Makes a survey quick to run. Callers keep the result per (survey_id, revision). Nothing in it is an error: what
 * cannot be read (an expression, a scale that is gone) is missing at run time and a finding of the graph check. `held`: the
 * blocks of a multi-chat's dialog that wait for something outside of it. `led`: whether a language model leads this conversation where
 * the dialog wants one; without, it goes by what the author has written. `written`: the same dialog in its main language, where this is it in another one.
 */
export function compileSurvey(
  snapshot: SurveySnapshot,
  held: ReadonlySet<string> = new Set(),
  led = false,
  written: CompiledSurvey | null = null,
): CompiledSurvey {
  const steps = compilingSurvey(snapshot, held, led, written);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `compileSurvey` in steps, for who has others waiting: between them anything else may run. */
export function* compilingSurvey(
  snapshot: SurveySnapshot,
  held: ReadonlySet<string> = new Set(),
  led = false,
  written: CompiledSurvey | null = null,
): Generator<void, CompiledSurvey, void> {
  if (snapshot.blocks.length > BLOCKS_A_STEP) yield;
  const texts = respondentTexts(snapshot.language, snapshot.du_sie);
  const recordings = recordingsOf(snapshot);
  const scales = new Map(snapshot.templ_options.map((scale) => [scale.id, scale]));
  const ordered = withCarried(unrolled(inOrder(snapshot.blocks.map(whole))));
  if (ordered.length > BLOCKS_A_STEP) yield;
  const sources = new Set(ordered.map((block) => carryOf(block)?.from));
  const compile = compilingOnce();
  const ofRounds = variablesOfRounds(ordered);
  const shuffled = shufflePlaces(ordered);
  const context = { scales, texts, recordings };
  const blocks = new Map<string, CompiledBlock>();
  for (const [index, block] of ordered.entries()) {
    if (index % BLOCKS_A_STEP === BLOCKS_A_STEP - 1) yield;
    const own = written?.blocks.get(block.unique_question_id);
    const asking = askingOf(block, context);
    const isLed = led && (block.type === 'gpt' || block.probing !== null);
    blocks.set(block.unique_question_id, {
      block,
      says: block.type === 'gpt' && !isLed ? block.fallback : block.context,
      asking: own?.asking && asking ? readAs(own.asking, asking, texts) : asking,
      own: own?.block ?? block,
      varying: varyingBlock(block, context) ?? (own?.varying ? ownScaled(block, context) : null),
      isCarried: sources.has(block.unique_question_id),
      bounds: boundsOf(block, compile),
      must: mustOf(block, compile),
      assignments: assignmentsOf(block),
      jumps: jumpsOf(block, compile, isLed),
      led: isLed,
      held: held.has(block.unique_question_id) || held.has(writtenId(block.unique_question_id)),
      forgets: ofRounds.get(block.unique_question_id) ?? nothing,
      round: roundOfLoop(block),
      shuffled: shuffled.get(block.unique_question_id) ?? null,
      following: ordered[index + 1]?.unique_question_id ?? null,
    });
  }
  if (ordered.length > BLOCKS_A_STEP) yield;
  const first = startBlock(ordered);
  const left = repliesLeft(blocks, first?.unique_question_id ?? null);
  const survey: CompiledSurvey = {
    blocks,
    first: first?.unique_question_id ?? null,
    welcome: snapshot.welcome,
    ending: snapshot.ending,
    privacy: snapshot.privacy_declaration_text ?? '',
    du_sie: snapshot.du_sie,
    language: snapshot.language,
    languages: written?.languages ?? languagesOf(snapshot),
    spokenIn: written?.spokenIn ?? speakingIn(snapshot, (inLanguage) => compileSurvey(inLanguage, held, led, survey)),
    written,
    texts,
    scales,
    ask_backs: snapshot.ask_backs ?? {},
    model: { consent: snapshot.model_consent === true, mask: snapshot.model_mask !== false },
    recordings,
    repliesLeft: left,
    rounds: roundPlaces(blocks, left),
    parts: partPlaces(blocks, left),
  };
  return survey;

  /** Each language is made once, as somebody first speaks it. */
  function speakingIn(
    main: SurveySnapshot,
    compiled: (inLanguage: SurveySnapshot) => CompiledSurvey,
  ): CompiledSurvey['spokenIn'] {
    const made = new Map<string, CompiledSurvey>();
    return (language) => {
      const known = made.get(language);
      if (known) return known;
      const inLanguage = translated(main, language);
      if (inLanguage === main) return survey;
      const spoken = compiled(inLanguage);
      made.set(language, spoken);
      return spoken;
    };
  }
}
