import { checkExpression } from '../../expressions/checkExpression.ts';
import { evaluate } from '../../expressions/evaluate.ts';
import type { Expression } from '../../expressions/Expression.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Values } from '../../expressions/Domain.ts';
import { nodesOf, variablesIn } from '../../expressions/nodesOf.ts';
import type { Edit, Finding } from '../Finding.ts';
import { conditionLine } from '../../saying/conditionInWords.ts';
import { checkTexts } from '../texts.ts';
import type { Known } from '../flow/Known.ts';
import { isByMeaning } from '../../blocks/isByMeaning.ts';
import { meantValue } from './meantValue.ts';

/** Conditions and calculations that cannot be read, that come out the same for everybody, or that ask for what cannot be. */
export function conditionRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap((compiled) =>
    [conditions(context, compiled), assignments(context, compiled)].flat(),
  );
}

function conditions(context: CheckContext, compiled: CompiledBlock): Finding[] {
  const { block } = compiled;
  const id = block.unique_question_id;
  const known = context.reachable.has(id) ? context.flow.known.get(id)?.leaving : undefined;
  // After its last block, and after a conversation block's fallback, no condition is asked.
  if (block.is_end || compiled.jumps.some(({ kind }) => kind === 'always')) return [];
  return block.jump_to_ids.flatMap((jump, index): Finding[] => {
    if (jump.kind !== 'condition' || isByMeaning(block, jump)) return [];
    const { condition } = jump;
    const said = (): string => conditionLine(condition, context.sayables);
    const detail = `jump${index} ${condition}`;
    const [problem] = checkExpression(condition, context.variables, 'boolean');
    const kept = block.jump_to_ids.filter((other) => other !== jump);
    const removal = {
      label: checkTexts.neverTrue.fix,
      edits: [{ kind: 'updateBlock' as const, id, change: { jump_to_ids: kept } }],
    };
    if (problem) {
      const message = checkTexts.expression.condition(problem);
      const meets = checkTexts.expression.conditionMeets;
      return [finding(context, { kind: 'expression', block, detail, message, meets, fix: removal })];
    }
    const read = parseExpression(condition);
    if (!known || !read.ok) return [];
    const impossible = impossibleValues(context, compiled, known, {
      spot: `jump${index}`,
      source: condition,
      expression: read.expression,
      edit: (source) => ({
        kind: 'updateBlock',
        id,
        change: {
          jump_to_ids: block.jump_to_ids.map((other) => (other === jump ? { ...jump, condition: source } : other)),
        },
      }),
    });
    if (impossible.length > 0) return impossible;
    const truths = context.flow.judged.get(id)?.find((one) => one.index === index);
    if (truths && !truths.canHold) {
      const early = variablesIn(read.expression).filter((name) => !known.isSettable(name));
      const { meets } = checkTexts.neverTrue;
      const message =
        early.length > 0
          ? checkTexts.neverTrue.early(
              said(),
              early.map((name) => context.sayables(name).name),
            )
          : checkTexts.neverTrue.message(said());
      return [finding(context, { kind: 'never-true', block, detail, message, meets, fix: removal })];
    }
    if (!truths || truths.canFail) return [];
    const before = block.jump_to_ids.slice(0, index);
    const change = { jump_to_ids: before, jump_to_question: jump.target };
    return [
      finding(context, {
        kind: 'always-true',
        severity: 'warning',
        block,
        detail,
        message: checkTexts.alwaysTrue.message(said()),
        meets: checkTexts.alwaysTrue.meets,
        fix: { label: checkTexts.alwaysTrue.fix, edits: [{ kind: 'updateBlock', id, change }] },
      }),
    ];
  });
}

function assignments(context: CheckContext, compiled: CompiledBlock): Finding[] {
  const { block } = compiled;
  if (block.type !== 'assign') return [];
  const id = block.unique_question_id;
  const known = context.reachable.has(id) ? context.flow.known.get(id)?.saying : undefined;
  return block.assignments.flatMap((assignment, index): Finding[] => {
    const { variable, expression } = assignment;
    const [problem] = checkExpression(expression, context.variables);
    if (problem) {
      const message = checkTexts.expression.assignment(variable, problem);
      const meets = checkTexts.expression.assignmentMeets;
      return [finding(context, { kind: 'expression', block, detail: `assign${index}`, message, meets })];
    }
    const read = parseExpression(expression);
    if (!known || !read.ok) return [];
    return impossibleValues(context, compiled, known, {
      spot: `assign${index}`,
      source: expression,
      expression: read.expression,
      edit: (source) => ({
        kind: 'updateBlock',
        id,
        change: {
          assignments: block.assignments.map((other) =>
            other === assignment ? { variable, expression: source } : other,
          ),
        },
      }),
    });
  });
}

/** An expression where it stands. */
interface Written {
  /** Which one of its block it is: two may read the same. */
  readonly spot: string;
  readonly source: string;
  readonly expression: Expression;
  /** The change that puts another one in its place. */
  readonly edit: (source: string) => Edit;
}

/** Comparisons with a value that the variable never has: a mistyped option, its id, a number out of bounds. */
function impossibleValues(
  context: CheckContext,
  { block }: CompiledBlock,
  known: Known,
  { spot, source, expression, edit }: Written,
): Finding[] {
  return nodesOf(expression).flatMap((node): Finding[] => {
    if (node.kind !== 'comparison' || (node.operator !== '=' && node.operator !== '!=')) return [];
    const [variable, literal] = node.left.kind === 'variable' ? [node.left, node.right] : [node.right, node.left];
    if (variable.kind !== 'variable' || literal.kind !== 'literal') return [];
    const { values } = known.domainOf(variable.name);
    if (!isImpossible(values, literal.value)) return [];
    const meant = meantValue(context.survey, variable.name, values, literal.value);
    const fixed = meant === null ? null : withLiteral(source, literal.position, literal.value, meant);
    return [
      finding(context, {
        kind: 'impossible-value',
        block,
        detail: `${spot} ${literal.position} ${source}`,
        message: checkTexts.impossibleValue.message(context.sayables(variable.name).name, String(literal.value)),
        meets: checkTexts.impossibleValue.meets,
        fix:
          fixed === null || meant === null
            ? null
            : { label: checkTexts.impossibleValue.fix(String(meant)), edits: [edit(fixed)] },
      }),
    ];
  });
}

function isImpossible(values: Values, value: number | string | boolean): boolean {
  switch (values.kind) {
    case 'finite':
      return values.values.length > 0 && values.values.every((one) => !isSame(one, value));
    case 'range':
      if (typeof value !== 'number') return true;
      return value < values.min || value > values.max || (values.integer && !Number.isInteger(value));
    case 'text': {
      if (typeof value !== 'string') return true;
      if (!values.between) return false;
      const { form, min, max } = values.between;
      return !form.isOne(value) || value < (min ?? value) || value > (max ?? value);
    }
    case 'any':
      return false;
  }
}

/** As the engine compares: a list is the same as each of its entries. */
function isSame(one: string | number | boolean | string[], other: string | number | boolean): boolean {
  const position = 1;
  const left = { kind: 'variable', name: 'one', position } as const;
  const right = { kind: 'literal', value: other, position } as const;
  return evaluate({ kind: 'comparison', operator: '=', left, right, position }, { one }) === true;
}

/** The source with another value in the place of one; null where it cannot be written. */
function withLiteral(
  source: string,
  position: number,
  before: number | string | boolean,
  after: string | number,
): string | null {
  const start = position - 1;
  const isText = typeof before === 'string';
  const length = String(before).length + (isText ? 2 : 0);
  if (typeof before === 'boolean' || [before, after].some((value) => String(value).includes('"'))) return null;
  return `${source.slice(0, start)}${typeof after === 'string' ? `"${after}"` : after}${source.slice(start + length)}`;
}
