import { extname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** What one file takes from elsewhere by name. */
export interface Uses {
  /** Imported names by the specifier they come from; types are left out, because they are gone at run time. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** First arguments of `….call('name', …)`, and of what asks and changes by the door of the clients, as `useResource('name', …)`. */
  readonly calls: ReadonlySet<string>;
}

/** The door by which modules read and change what the server has. */
const CLIENTS = /^@dialogwerk\/(?:shared|host)\/clients$/;
const askers = new Set([
  'change',
  'fetchAhead',
  'fetchOnce',
  'send',
  'usePagedResource',
  'useResource',
  'useResources',
]);

const languages = { '.tsx': 'tsx', '.ts': 'ts', '.mts': 'ts', '.jsx': 'jsx' } as const;

/**
 * Reads what a source file imports and calls. `import * as` names nothing. Throws where the file cannot be parsed, and where a
 * call by the door of the clients is not named in place: a release would not know that it needs it.
 */
export function usesOf(file: string, code: string): Uses {
  const extension = extname(file);
  const lang = Object.entries(languages).find(([known]) => known === extension)?.[1] ?? 'js';
  const { program, errors } = parseSync(file, code, { lang });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports = new Map<string, Set<string>>();
  const calls = new Set<string>();
  const asking = new Set<string>();
  const note = (door: string, names: readonly string[]): void => {
    imports.set(door, new Set([...(imports.get(door) ?? []), ...names]));
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type') return;
      note(source.value, specifiers.flatMap(importedName));
      if (!CLIENTS.test(source.value)) return;
      for (const one of specifiers) if (importedName(one).some((name) => askers.has(name))) asking.add(one.local.name);
    },
    ExportNamedDeclaration({ source, specifiers, exportKind }) {
      if (!source || exportKind === 'type') return;
      const names = specifiers.filter((one) => one.exportKind !== 'type').map(({ local }) => nameOf(local));
      note(source.value, names);
    },
    CallExpression({ callee, arguments: [first] }) {
      const isAsked = callee.type === 'Identifier' && asking.has(callee.name);
      if (!first || !(isAsked || isCallOf(callee))) return;
      const names = textsIn(first);
      if (isAsked && names.length === 0)
        throw new Error(`${file}: name the call in place, so that a release knows it.`);
      for (const name of names) calls.add(name);
    },
  }).visit(program);
  return { imports, calls };
}

const isCallOf = (callee: ESTree.Expression): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'call';

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
