import type { Block, BlockOf } from '../../contract/index.ts';
import { variablesSetBy } from '../blocks/blockRules.ts';
import { outsideRound, roundOf, writtenId } from '../blocks/loop/roundId.ts';
import { plainLine } from '../text/plainLine.ts';
import { groupOf } from '../engine/survey/loops/groupOf.ts';
import { roundsOf } from '../engine/survey/loops/roundsOf.ts';
import { unrolledSnapshot } from '../engine/survey/loops/unrolledSnapshot.ts';
import type { KeptRevision } from './contract/questionRuns.ts';
import { factVariables } from './factVariables.ts';
import { resultVariables } from './resultVariables.ts';
import type { Cell } from './rowOf.ts';
import { rowOf } from './rowOf.ts';
import type { StoredConversation } from './StoredConversation.ts';
import { resultTexts } from './texts.ts';
import type { DataColumn, Variable } from './Variable.ts';
import { NameGiver } from './variableNames.ts';
import { withMissing } from './withMissing.ts';

type Loop = BlockOf<'loop'>;

/** The answers in a loop with a row for each round: the conversation as the key, the round, and what was asked in it. */
export interface RoundTable {
  readonly columns: readonly DataColumn[];
  /** A row for each round that a conversation has come to, in their order. */
  readonly rowsOf: (conversation: StoredConversation) => Cell[][];
}

/**
 * The long form of the answers in a loop; null for a block that is none. `revisions`: as they are kept, loops not unrolled, from the oldest to the newest.
 * `saysWhy`: whether a column stands behind each of words that says why they are missing.
 */
export function roundTable(revisions: readonly KeptRevision[], loop_id: string, saysWhy: boolean): RoundTable | null {
  const newest = revisions.findLast(({ snapshot }) => loopIn(snapshot.blocks, loop_id) !== null)?.snapshot;
  const loop = newest ? loopIn(newest.blocks, loop_id) : null;
  if (!newest || !loop) return null;
  const path = [...loopsAround(loop, newest.blocks), loop];
  const opened = new Set(path.map(({ unique_question_id }) => unique_question_id));
  const flat = revisions.map(({ revision, snapshot }) => ({
    revision,
    snapshot: { ...snapshot, blocks: snapshot.blocks.filter((block) => !opened.has(block.unique_question_id)) },
  }));
  const group = revisions.flatMap(({ snapshot }) => {
    const then = loopIn(snapshot.blocks, loop_id);
    return then ? groupOf(then, snapshot.blocks) : [];
  });
  const members = new Set(group.map(({ unique_question_id }) => unique_question_id));
  const own = resultVariables(flat).filter((variable) => isOf(variable, group, members));
  const variables = saysWhy ? withMissing(own) : own;

  const giver = new NameGiver(variables.map(({ name }) => name));
  const key = factVariables(giver).filter(
    ({ source }) => source.from === 'conversation' && source.fact === 'conversation_id',
  );
  const rounds = path.map((around) => roundColumn(around, giver, unrolledSnapshot(newest).blocks));
  return {
    columns: [...key, ...rounds, ...variables],
    rowsOf: (conversation) =>
      pathsIn(conversation, members, path.length).map((numbers) =>
        rowOf(key, conversation).concat(numbers, rowOf(variables, inRounds(conversation, numbers))),
      ),
  };
}

function loopIn(blocks: readonly Block[], id: string): Loop | null {
  const found = blocks.find(({ unique_question_id }) => unique_question_id === id);
  return found?.type === 'loop' ? found : null;
}

/** The loops that a loop belongs to, the outermost first. */
function loopsAround(loop: Loop, blocks: readonly Block[]): Loop[] {
  const around = blocks.filter(
    (block): block is Loop => block.type === 'loop' && groupOf(block, blocks).includes(loop),
  );
  return around.toSorted((a, b) => groupOf(b, blocks).length - groupOf(a, blocks).length);
}

function isOf({ source }: Variable, group: readonly Block[], members: ReadonlySet<string>): boolean {
  if (source.from === 'answer') return members.has(writtenId(source.unique_question_id));
  if (source.from !== 'variable') return false;
  return group.some((block) => variablesSetBy(block).some(({ variable }) => variable === source.variable));
}

/** Which round it is; those of entries are called as these. */
function roundColumn(loop: Loop, giver: NameGiver, unrolled: readonly Block[]): DataColumn {
  const named = loop.variable ?? resultTexts.roundName;
  const whole = unrolled.find((block) => outsideRound(block.unique_question_id) === loop.unique_question_id);
  const entries = loop.rounds.kind === 'entries' && whole?.type === 'loop' ? roundsOf(whole) : [];
  return {
    name: giver.give(named, '_nr'),
    label: resultTexts.roundOf(plainLine(loop.short_name) || named),
    type: 'number',
    measure: entries.length > 0 ? 'nominal' : 'ordinal',
    values: entries.map(({ number, text }) => ({ value: number, label: plainLine(text) })),
    bounds: null,
    set: null,
  };
}

/** The numbers of the rounds that a block belongs to, the outermost first. */
function numbersOf(id: string): number[] {
  const number = roundOf(id);
  const outside = outsideRound(id);
  return number === null || outside === null ? [] : [...numbersOf(outside), number];
}

/** The rounds that a conversation has come to: something was answered in them, or is asked now. */
function pathsIn({ answers, open }: StoredConversation, members: ReadonlySet<string>, depth: number): number[][] {
  const come = [...answers.map(([id]) => id), ...(open ? [open[0]] : [])].filter((id) => members.has(writtenId(id)));
  const paths = come.map((id) => numbersOf(id).slice(0, depth)).filter(({ length }) => length === depth);
  const unique = new Map(paths.map((path) => [path.join(), path]));
  return [...unique.values()].toSorted((a, b) => {
    const place = a.findIndex((number, index) => number !== b[index]);
    return (a[place] ?? 0) - (b[place] ?? 0);
  });
}

/** A conversation as if it had these rounds alone, and no loop around them. */
function inRounds(conversation: StoredConversation, path: readonly number[]): StoredConversation {
  const within = (id: string): string[] => {
    const numbers = numbersOf(id);
    if (numbers.length === 0) return [id];
    if (path.some((number, index) => numbers[index] !== number)) return [];
    return [[writtenId(id), ...numbers.slice(path.length)].join('@')];
  };
  const { answers, withdrawn, open, variables } = conversation;
  // Parts of a question begin with its id.
  const partIn = (part: string, from: string, to: string): string => (part === '' ? '' : to + part.slice(from.length));
  const [openId] = open ? within(open[0]) : [];
  return {
    ...conversation,
    answers: answers.flatMap(([id, part, value]) => within(id).map((to) => [to, partIn(part, id, to), value] as const)),
    withdrawn: withdrawn.flatMap(([id, part]) => within(id).map((to) => [to, partIn(part, id, to)] as const)),
    open: open && openId !== undefined ? [openId, partIn(open[1], open[0], openId)] : null,
    variables: variablesIn(variables, `_${path.join('_')}`),
  };
}

/** What calculations have set in a round, by the names that they have in the dialog. */
function variablesIn(variables: StoredConversation['variables'], suffix: string): StoredConversation['variables'] {
  const inRound = Object.entries(variables).flatMap(([name, value]) => {
    const [base, rest] = partedAt(name, suffix);
    return base === undefined ? [] : [[base + rest, value] as const];
  });
  return Object.fromEntries(inRound);
}

/** What may stand behind the rounds: those of a loop within, and what is known of that. */
const inner = /^(?:_\d+)*(?:\.nr)?$/;

/** A name before and behind what stands for the rounds; nothing for one of other rounds. */
function partedAt(name: string, suffix: string): [base: string, rest: string] | [] {
  for (let at = name.indexOf(suffix, 1); at > 0; at = name.indexOf(suffix, at + 1)) {
    const rest = name.slice(at + suffix.length);
    if (inner.test(rest)) return [name.slice(0, at), rest];
  }
  return [];
}
