import type { Block } from '@dialogwerk/shared/contract';
import { renamePlaceholders, renameVariables } from '@dialogwerk/shared/dialog';
import type { NewNames } from '@dialogwerk/shared/dialog';
import { textFields } from './textFields.ts';

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
  return [
    { field: 'variable', renamed: (_, names) => renamedName(block.variable, names) },
    ...textFields(block).map(({ field, changed }): NamingField => ({
      field,
      renamed: (names) => changed((text) => renamePlaceholders(text, names)),
    })),
    {
      field: 'jump_to_ids',
      renamed: (names) =>
        block.jump_to_ids.map((jump) =>
          jump.kind === 'condition' ? { ...jump, condition: renameVariables(jump.condition, names) } : jump,
        ),
    },
    ...('must' in block && block.must
      ? [{ field: 'must', renamed: (names: NewNames) => renameVariables(block.must ?? '', names) }]
      : []),
    ...fieldsOfType(block),
  ];
}

function fieldsOfType(block: Block): NamingField[] {
  if (block.type === 'api')
    return [
      {
        field: 'mapping',
        renamed: (_, names) =>
          block.mapping.map(({ variable, path }) => ({ variable: names.get(variable) ?? variable, path })),
      },
    ];
  if (block.type === 'experiment') return [{ field: 'stratum', renamed: (names) => renamedName(block.stratum, names) }];
  if (block.type === 'date') {
    return (['earliest', 'latest'] as const).map((field) => ({
      field,
      renamed: (names) => (block[field] ? renameVariables(block[field], names) : null),
    }));
  }
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
  return [];
}

function renamedName(name: string | null, names: NewNames): string | null {
  return name === null ? null : (names.get(name) ?? name);
}
