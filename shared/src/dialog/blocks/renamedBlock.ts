import type { Block } from '../../contract/index.ts';
import { renamePlaceholders, renameVariables } from '../expressions/renameVariables.ts';
import type { NewNames } from '../expressions/renameVariables.ts';
import { expressionFields, mapExpressions } from './mapExpressions.ts';
import { textFields } from './textFields.ts';

/** A field of a block that names variables: its value by the new names of those it reads and of those it sets. */
export interface NamingField {
  readonly field: string;
  readonly renamed: (read: NewNames, set: NewNames) => unknown;
}

/** A block that names variables by their new names, wherever it reads or sets them; `set`: the new names of those that it sets, where they differ. */
export function renamedBlock<B extends Block>(block: B, read: NewNames, set: NewNames = read): B {
  return Object.assign(
    {},
    block,
    Object.fromEntries(namingFields(block).map(({ field, renamed }) => [field, renamed(read, set)])),
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
    ...expressionFields(block).map((field): NamingField => ({
      field,
      renamed: (names, set) => {
        const renamed = mapExpressions(block, (expression, at) =>
          at === field ? renameVariables(expression, names) : expression,
        );
        const value = new Map<string, unknown>(Object.entries(renamed)).get(field);
        return renamed.type === 'assign' && field === 'assignments' ? withNames(renamed.assignments, set) : value;
      },
    })),
    ...namesOfType(block),
  ];
}

function namesOfType(block: Block): NamingField[] {
  if (block.type === 'api') return [{ field: 'mapping', renamed: (_, names) => withNames(block.mapping, names) }];
  if (block.type === 'experiment') return [{ field: 'stratum', renamed: (names) => renamedName(block.stratum, names) }];
  return block.type === 'loop' ? [{ field: 'named_by', renamed: (names) => renamedName(block.named_by, names) }] : [];
}

/** What sets variables, by their new names. */
function withNames<Setting extends { readonly variable: string }>(
  settings: readonly Setting[],
  names: NewNames,
): Setting[] {
  return settings.map((setting) =>
    Object.assign({}, setting, { variable: names.get(setting.variable) ?? setting.variable }),
  );
}

function renamedName(name: string | null, names: NewNames): string | null {
  return name === null ? null : (names.get(name) ?? name);
}
