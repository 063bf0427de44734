import type { Block } from '@dialogwerk/shared/contract';
import { renamePlaceholders, renameVariables } from '@dialogwerk/shared/dialog';
import type { NewNames } from '@dialogwerk/shared/dialog';

/** A field of a block that names variables: its value by the new names of those it reads and of those it sets. */
export interface NamingField {
  readonly field: string;
  readonly renamed: (read: NewNames, set: NewNames) => unknown;
}

/** A block that names variables by their new names, wherever it reads or sets them. */
export function renamedBlock(block: Block, names: NewNames): Block {
  return Object.assign(
    {},
    block,
    Object.fromEntries(namingFields(block).map(({ field, renamed }) => [field, renamed(names, names)])),
  );
}

/** Every field of a block that can name variables. */
export function namingFields(block: Block): NamingField[] {
  const text = (field: string, written: string | null): NamingField => ({
    field,
    renamed: (names) => (written === null ? null : renamePlaceholders(written, names)),
  });
  return [
    { field: 'variable', renamed: (_, names) => renamedName(block.variable, names) },
    text('context', block.context),
    text('acknowledgement', block.acknowledgement),
    text('nachfrage', block.nachfrage),
    {
      field: 'jump_to_reactions',
      renamed: (names) =>
        Object.fromEntries(
          Object.entries(block.jump_to_reactions).map(([id, reaction]) => [id, renamePlaceholders(reaction, names)]),
        ),
    },
    {
      field: 'jump_to_ids',
      renamed: (names) =>
        block.jump_to_ids.map((jump) =>
          jump.kind === 'condition' ? { ...jump, condition: renameVariables(jump.condition, names) } : jump,
        ),
    },
    ...fieldsOfType(block, text),
  ];
}

function fieldsOfType(block: Block, text: (field: string, written: string) => NamingField): NamingField[] {
  if (block.type === 'api')
    return [
      text('url', block.url),
      text('body', block.body),
      {
        field: 'headers',
        renamed: (names) => block.headers.map(({ name, value }) => ({ name, value: renamePlaceholders(value, names) })),
      },
      {
        field: 'mapping',
        renamed: (_, names) =>
          block.mapping.map(({ variable, path }) => ({ variable: names.get(variable) ?? variable, path })),
      },
    ];
  if (block.type === 'gpt') return [text('brief', block.brief), text('fallback', block.fallback)];
  if (block.type === 'assign')
    return [
      {
        field: 'assignments',
        renamed: (read, set) =>
          block.assignments.map(({ variable, expression }) => ({
            variable: set.get(variable) ?? variable,
            expression: renameVariables(expression, read),
          })),
      },
    ];
  if (block.type === 'matrix')
    return [
      {
        field: 'items',
        renamed: (names) =>
          block.items.map((item) => Object.assign({}, item, { text: renamePlaceholders(item.text, names) })),
      },
    ];
  if (block.type === 'qa')
    return [
      text('qa_fallback', block.qa_fallback),
      {
        field: 'qa_entries',
        renamed: (names) =>
          block.qa_entries.map((entry) => ({ ...entry, answer: renamePlaceholders(entry.answer, names) })),
      },
    ];
  return [];
}

function renamedName(name: string | null, names: NewNames): string | null {
  return name === null ? null : (names.get(name) ?? name);
}
