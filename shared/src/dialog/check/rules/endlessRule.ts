import type { CompiledBlock, CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import type { ConversationState } from '../../engine/ConversationState.ts';
import type { EngineEvent } from '../../engine/events.ts';
import { landing } from '../../engine/survey/exitsOf.ts';
import { nextBlock } from '../../engine/turn/nextBlock.ts';
import { step } from '../../engine/step.ts';
import { Turn } from '../../engine/turn/Turn.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import { transitionsOf } from '../../paths/transitionsOf.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { variablesIn } from '../../expressions/nodesOf.ts';
import type { Finding, Fix, Counterexample } from '../Finding.ts';
import { conversation } from '../counterexample/conversations.ts';
import { counterexampleOf } from '../counterexample/counterexampleOf.ts';
import { checkTexts } from '../texts.ts';
import { circlesIn } from '../../engine/survey/circles.ts';
import { thatCanEnd } from '../flow/reachableFrom.ts';
import { namesSetBy } from './namesSetBy.ts';

const texts = checkTexts.endless;

/**
 * Circles that conversations do not get out of: no way leads out, or only a condition that nothing in the circle
 * changes and that a conversation was found to fail. And circles without a question, which the engine cuts.
 */
export function endlessRule(context: CheckContext): Finding[] {
  const { survey, flow, reachable } = context;
  const exits = new Map([...flow.exits].filter(([id]) => reachable.has(id)));
  const ending = thatCanEnd(exits);
  const findings: Finding[] = [];
  for (const circle of circlesIn(exits)) {
    const members = membersOf(survey, circle);
    if (!members.some(waits)) continue;
    // What the dialog says by itself leads out of it.
    if (context.interrupting.some((id) => !circle.includes(id))) continue;
    if (!circle.some((id) => ending.has(id))) {
      if (circle.every((id) => exits.get(id)?.every((exit) => exit !== null && circle.includes(exit)))) {
        findings.push(endlessFinding(context, members, null));
      }
    } else {
      const events = trappedIn(context, members);
      if (events) findings.push(endlessFinding(context, members, events));
    }
  }
  return [...findings, ...passFindings(context, exits)];
}

/** In the dialog's order. */
function membersOf(survey: CompiledSurvey, circle: readonly string[]): CompiledBlock[] {
  const ids = new Set(circle);
  return [...survey.blocks.values()].filter(({ block }) => ids.has(block.unique_question_id));
}

/** Whether a block is left only with a reply or a response. */
function waits({ asking, block }: CompiledBlock): boolean {
  return asking !== null || block.type === 'api';
}

function endlessFinding(
  context: CheckContext,
  members: readonly CompiledBlock[],
  events: readonly EngineEvent[] | null,
): Finding {
  const { survey } = context;
  const last = members.at(-1);
  const places = members.map(({ block }) => placeOf(survey, block));
  const [first] = members;
  const towards = first?.block.unique_question_id ?? null;
  const way = events ?? conversation(survey, { towards });
  return finding(context, {
    kind: 'endless',
    block: last?.block ?? null,
    message: events ? texts.stuck(places) : texts.message(places),
    meets: texts.meets,
    fix: last ? fixOf(survey, last, new Set(members.map(({ block }) => block.unique_question_id))) : null,
    counterexample: way && roundAndRound(survey, way),
  });
}

/** Takes the jump back away where the dialog then goes on out of the circle, else ends it there. */
function fixOf(survey: CompiledSurvey, last: CompiledBlock, circle: ReadonlySet<string>): Fix {
  const { block } = last;
  const id = block.unique_question_id;
  const onwards = landing(survey.blocks, last, null);
  const canGoOn = block.jump_to_question !== null && block.jump_to_ids.length === 0 && block.type !== 'gpt';
  if (canGoOn && (onwards === null || !circle.has(onwards))) {
    return { label: texts.mendJump, edits: [{ kind: 'updateBlock', id, change: { jump_to_question: null } }] };
  }
  return { label: texts.mendEnd, edits: [{ kind: 'updateBlock', id, change: { is_end: true } }] };
}

/** How many turns of a circle are shown at most. */
const LONGEST_ROUND = 60;

/** The conversation, gone on with until it is where it was before. */
function roundAndRound(survey: CompiledSurvey, way: readonly EngineEvent[]): Counterexample {
  const { eventsAt } = transitionsOf(survey);
  const events: EngineEvent[] = [];
  const seen = new Map<string, number>();
  let state = newConversation;
  while (events.length < way.length + LONGEST_ROUND) {
    const tried = events.length < way.length ? way.slice(events.length, events.length + 1) : eventsAt(state);
    const taken = tried.flatMap((event) => {
      if (event.kind === 'enter') return [];
      const result = step(survey, state, event);
      return result.outcome === 'accepted' ? [{ event, state: result.state }] : [];
    })[0];
    if (!taken) break;
    events.push(taken.event);
    state = taken.state;
    const place = JSON.stringify(state.open);
    const before = seen.get(place);
    if (before !== undefined && events.length > way.length) return counterexampleOf(survey, events, before);
    seen.set(place, events.length);
  }
  return counterexampleOf(survey, events);
}

/** A conversation to a place from which no condition lets it out of the circle any more; null when none was found. */
function trappedIn(context: CheckContext, members: readonly CompiledBlock[]): readonly EngineEvent[] | null {
  const { survey } = context;
  const circle = new Set(members.map(({ block }) => block.unique_question_id));
  const read = new Set(members.flatMap(({ block }) => block.jump_to_ids.flatMap(variablesOfJump)));
  const changes = members.some(({ block }) => namesSetBy(block).some((name) => read.has(name)));
  if (changes || members.some((member) => canBeLeftFreely(context, member, circle))) return null;
  const isStuck = (state: ConversationState): boolean => {
    if (state.open === null || !circle.has(state.open.unique_question_id)) return false;
    const turn = new Turn(survey, state, { replies: 0, requests: 0 });
    return members.every((member) => {
      const next = nextBlock(survey, member, [], turn);
      return next !== null && circle.has(next);
    });
  };
  const [first] = members;
  if (!first) return null;
  return conversation(survey, {
    towards: first.block.unique_question_id,
    isThere: ({ result }) => isStuck(result.state),
  });
}

function variablesOfJump(jump: CompiledBlock['block']['jump_to_ids'][number]): string[] {
  const read = jump.kind === 'condition' ? parseExpression(jump.condition) : null;
  return read?.ok ? variablesIn(read.expression) : [];
}

/** Whether a reply, a failed request or a language model can lead out. */
function canBeLeftFreely(
  { survey, isLed, flow }: CheckContext,
  member: CompiledBlock,
  circle: ReadonlySet<string>,
): boolean {
  const { block, jumps } = member;
  if (isLed && block.type === 'gpt') {
    const exits = flow.exits.get(block.unique_question_id) ?? [];
    return exits.some((exit) => exit === null || !circle.has(exit));
  }
  if (block.is_end || (block.type === 'consent' && block.required)) return true;
  if (block.type === 'api') return true;
  return jumps.some((jump) => {
    const target = landing(survey.blocks, member, jump.target);
    return jump.kind === 'option' && (target === null || !circle.has(target));
  });
}

/** Circles of blocks that ask nothing, where a conversation was found that the engine has to cut. */
function passFindings(context: CheckContext, exits: ReadonlyMap<string, readonly (string | null)[]>): Finding[] {
  const { survey } = context;
  const silent = new Map([...exits].filter(([id]) => survey.blocks.get(id)?.asking === null));
  return circlesIn(silent).flatMap((circle) => {
    const members = membersOf(survey, circle);
    const [first] = members;
    if (!first || members.some(({ block }) => block.type === 'api')) return [];
    const ids = new Set(circle);
    const events = conversation(survey, {
      towards: first.block.unique_question_id,
      isThere: ({ result }) => result.cut && result.passed.some((id) => ids.has(id)),
    });
    if (!events) return [];
    const last = members.at(-1) ?? first;
    return [
      finding(context, {
        kind: 'endless-pass',
        block: last.block,
        message: checkTexts.endlessPass.message(members.map(({ block }) => placeOf(survey, block))),
        meets: checkTexts.endlessPass.meets,
        fix: fixOf(survey, last, ids),
        counterexample: counterexampleOf(survey, events),
      }),
    ];
  });
}
