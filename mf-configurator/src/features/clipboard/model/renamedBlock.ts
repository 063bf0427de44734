import type { Block } from '@dialogwerk/shared/contract';
import { renamePlaceholders, renameVariables } from '@dialogwerk/shared/dialog';

/** A block that names variables by their new names, in its texts, conditions and expressions. */
export function renamedBlock(block: Block, names: ReadonlyMap<string, string>): Block {
  if (names.size === 0) return block;
  const text = (written: string): string => renamePlaceholders(written, names);
  const orNull = (written: string | null): string | null => (written === null ? null : text(written));
  return Object.assign({}, block, typeFields(block, names, text), {
    variable: block.variable === null ? null : (names.get(block.variable) ?? block.variable),
    context: text(block.context),
    acknowledgement: orNull(block.acknowledgement),
    nachfrage: orNull(block.nachfrage),
    jump_to_reactions: Object.fromEntries(
      Object.entries(block.jump_to_reactions).map(([id, reaction]) => [id, text(reaction)]),
    ),
    jump_to_ids: block.jump_to_ids.map((jump) =>
      jump.kind === 'condition'
        ? { kind: jump.kind, target: jump.target, condition: renameVariables(jump.condition, names) }
        : jump,
    ),
  });
}

function typeFields(block: Block, names: ReadonlyMap<string, string>, text: (written: string) => string): object {
  if (block.type === 'api') return { url: text(block.url), body: text(block.body) };
  if (block.type === 'gpt') return { brief: text(block.brief), fallback: text(block.fallback) };
  if (block.type === 'assign') {
    const assignments = block.assignments.map(({ variable, expression }) => ({
      variable,
      expression: renameVariables(expression, names),
    }));
    return { assignments };
  }
  if (block.type === 'qa') {
    const qa_entries = block.qa_entries.map(({ id, questions, answer }) => ({ id, questions, answer: text(answer) }));
    return { qa_fallback: text(block.qa_fallback), qa_entries };
  }
  return {};
}
