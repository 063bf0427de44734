import type { Block } from '../../contract/index.ts';

/** Changes an expression in a field of the contract. */
export type ExpressionChange = (expression: string, field: string) => string;

/** A block with each of its conditions, calculations, bounds and rules changed: the one list of them. */
export function mapExpressions<B extends Block>(block: B, change: ExpressionChange): B {
  return Object.assign(
    {},
    block,
    {
      jump_to_ids: block.jump_to_ids.map((jump) =>
        jump.kind === 'condition' ? { ...jump, condition: change(jump.condition, 'jump_to_ids') } : jump,
      ),
    },
    'must' in block && block.must ? { must: change(block.must, 'must') } : {},
    ofType(block, change),
  );
}

function ofType(block: Block, change: ExpressionChange): object {
  if (block.type === 'date') {
    const { earliest, latest } = block;
    return {
      earliest: earliest ? change(earliest, 'earliest') : earliest,
      latest: latest ? change(latest, 'latest') : latest,
    };
  }
  if (block.type === 'assign') {
    const assignments = block.assignments.map(({ variable, expression }) => ({
      variable,
      expression: change(expression, 'assignments'),
    }));
    return { assignments };
  }
  if (block.type !== 'loop' || block.rounds.kind !== 'number') return {};
  return { rounds: { ...block.rounds, count: change(block.rounds.count, 'rounds') } };
}

/** The fields of a block that hold expressions. */
export function expressionFields(block: Block): string[] {
  const fields = new Set<string>();
  mapExpressions(block, (expression, field) => {
    fields.add(field);
    return expression;
  });
  return [...fields];
}
