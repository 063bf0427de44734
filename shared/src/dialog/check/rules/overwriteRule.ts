import type { Block, Jump } from '../../../contract/index.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';
import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../../engine/survey/exitsOf.ts';
import { variablesIn } from '../../expressions/nodesOf.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { answeredTwice, twiceSearch } from '../counterexample/answeredTwice.ts';
import type { TwiceSearch } from '../counterexample/answeredTwice.ts';
import { counterexampleOf } from '../counterexample/counterexampleOf.ts';
import type { Finding } from '../Finding.ts';
import { circlesIn } from '../../engine/survey/circles.ts';
import { thatCanEnd } from '../flow/reachableFrom.ts';
import { overwrittenTexts as texts } from '../overwrittenTexts.ts';
import { namesSetBy } from './namesSetBy.ts';

/** For how many questions of a circle a conversation is looked for. */
const MOST_NAMED = 20;

type Exits = ReadonlyMap<string, readonly (string | null)[]>;

/**
 * Questions that a jump back asks again, so that only their last answer stands in a column. Not those whose own answer decides whether it goes back, as
 * in a menu, a second attempt or 'Noch etwas?', nor questions to the dialog (docs/decisions/0140).
 */
export function overwriteRule(context: CheckContext): Finding[] {
  const { survey } = context;
  const exits = ownExits(context);
  const ending = thatCanEnd(exits);
  const found = new Set<string>();
  let search: TwiceSearch | null = null;
  return circlesIn(exits).flatMap((circle) => {
    // What never ends is told as such.
    if (!circle.some((id) => ending.has(id))) return [];
    const ids = new Set(circle);
    const members = [...survey.blocks.values()].filter(({ block }) => ids.has(block.unique_question_id));
    const leaving = new Set(members.filter((member) => canLeave(member, ids, exits)));
    const deciding = decidingNames(members, leaving);
    const decides = (member: CompiledBlock): boolean =>
      namesSetBy(member.block).some((name) => deciding.has(name)) ||
      (leaving.has(member) && member.jumps.some(({ kind }) => kind === 'option'));
    const questions = members.filter((member) => isKept(member) && !decides(member));
    const wanted = questions.map(({ block }) => block.unique_question_id).slice(0, MOST_NAMED);
    // The rounds of a loop have the same circles.
    const key = wanted.map(writtenId).join('\n');
    if (wanted.length === 0 || found.has(key)) return [];
    search ??= twiceSearch(survey);
    const proof = answeredTwice(search, ids, wanted);
    const from = proof && survey.blocks.get(proof.from);
    if (!from) return [];
    found.add(key);
    const twice = questions.filter(({ block }) => proof.questions.includes(block.unique_question_id));
    return [
      finding(context, {
        kind: 'overwritten',
        severity: 'warning',
        block: from.block,
        message: texts.message(places(context, twice), wanted.length < questions.length),
        meets: texts.meets,
        counterexample: counterexampleOf(survey, proof.events),
      }),
    ];
  });
}

/** The ways that conversations take by themselves, without what the dialog says in between. */
function ownExits({ survey, flow, reachable, interrupting }: CheckContext): Exits {
  const between = new Set<string | null>(interrupting);
  return new Map(
    [...flow.exits].flatMap(([id, list]) => {
      const compiled = survey.blocks.get(id);
      if (!compiled || !reachable.has(id)) return [];
      const own = between.size === 0 ? null : new Set(onwardExitsOf(survey.blocks, compiled));
      return [[id, own ? list.filter((exit) => !between.has(exit) || own.has(exit)) : list] as const];
    }),
  );
}

/** Whether its answer stands in a column of its own. Who asks the dialog something else does not answer anew. */
function isKept({ asking, block }: CompiledBlock): boolean {
  return asking !== null && block.type !== 'qa';
}

/** The names that the ways out of a circle depend on, also by way of what is calculated in it. */
function decidingNames(members: readonly CompiledBlock[], leaving: ReadonlySet<CompiledBlock>): ReadonlySet<string> {
  const names = new Set([...leaving].flatMap(({ block }) => block.jump_to_ids.flatMap(read)));
  const calculations = members.flatMap(({ block }) => (block.type === 'assign' ? block.assignments : []));
  // Grows while it is gone through.
  for (const name of names) {
    for (const { variable, expression } of calculations)
      if (variable === name) for (const used of namesOf(expression)) names.add(used);
  }
  return names;
}

function canLeave({ block }: CompiledBlock, circle: ReadonlySet<string>, exits: Exits): boolean {
  return (exits.get(block.unique_question_id) ?? []).some((exit) => exit === null || !circle.has(exit));
}

const namesOf = (expression: string): string[] => {
  const result = parseExpression(expression);
  return result.ok ? variablesIn(result.expression) : [];
};

const read = (jump: Jump): string[] => (jump.kind === 'condition' ? namesOf(jump.condition) : []);

/** Each written question once, whatever its rounds are. */
function places({ survey }: CheckContext, questions: readonly CompiledBlock[]): string[] {
  const written = new Map<string, Block>();
  for (const { block } of questions) {
    const id = writtenId(block.unique_question_id);
    if (!written.has(id)) written.set(id, block);
  }
  return [...written.values()].map((block) => placeOf(survey, block));
}
