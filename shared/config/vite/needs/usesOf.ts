import { extname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** What one file takes from elsewhere by name. */
export interface Uses {
  /** Imported names by the specifier they come from; types are left out, because they are gone at run time. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** First arguments of `….call('name', …)`. */
  readonly calls: ReadonlySet<string>;
}

const languages = { '.tsx': 'tsx', '.ts': 'ts', '.mts': 'ts', '.jsx': 'jsx' } as const;

/** Reads what a source file imports and calls. `import * as` names nothing. Throws where the file cannot be parsed. */
export function usesOf(file: string, code: string): Uses {
  const extension = extname(file);
  const lang = Object.entries(languages).find(([known]) => known === extension)?.[1] ?? 'js';
  const { program, errors } = parseSync(file, code, { lang });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports = new Map<string, Set<string>>();
  const calls = new Set<string>();
  const note = (door: string, names: readonly string[]): void => {
    imports.set(door, new Set([...(imports.get(door) ?? []), ...names]));
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind !== 'type') note(source.value, specifiers.flatMap(importedName));
    },
    ExportNamedDeclaration({ source, specifiers, exportKind }) {
      if (!source || exportKind === 'type') return;
      const names = specifiers.filter((one) => one.exportKind !== 'type').map(({ local }) => nameOf(local));
      note(source.value, names);
    },
    CallExpression({ callee, arguments: [first] }) {
      const isCall =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'call';
      if (isCall && first) for (const name of textsIn(first)) calls.add(name);
    },
  }).visit(program);
  return { imports, calls };
}

function importedName(one: ESTree.ImportDeclaration['specifiers'][number]): readonly string[] {
  if (one.type === 'ImportDefaultSpecifier') return ['default'];
  if (one.type === 'ImportNamespaceSpecifier' || one.importKind === 'type') return [];
  return [nameOf(one.imported)];
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** Also of `isNew ? 'createX' : 'updateX'`. */
function textsIn(node: ESTree.Argument): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return node.type === 'ConditionalExpression' ? [...textsIn(node.consequent), ...textsIn(node.alternate)] : [];
}
