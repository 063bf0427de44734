import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { inProject } from '../../commands/projectPaths.ts';
import type { Pattern } from './Pattern.ts';

export interface PatternsOfFile {
  readonly literals: readonly Pattern[];
  /** How many are put together when the file is loaded. */
  readonly atLoading: number;
  /** The lines, from 1, in which one is put together while the program runs. */
  readonly whileRunning: readonly number[];
}

/** The regular expressions of a source file, by its path in the project. Throws where it cannot be parsed. */
export function patternsIn(file: string): PatternsOfFile {
  const code = readFileSync(inProject(file), 'utf8');
  const { program, errors } = parseSync(file, code, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const literals: Pattern[] = [];
  const whileRunning: number[] = [];
  let atLoading = 0;
  let depth = 0;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  // What an arrow function that is handed on while the file is loaded puts together is put together then: `.map((one) => …)`.
  const handedOn = new Set<number>();
  const note = (name: string, start: number): void => {
    if (name !== 'RegExp') return;
    if (depth === 0) atLoading += 1;
    else whileRunning.push(code.slice(0, start).split('\n').length);
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression({ start }) {
      if (!handedOn.has(start)) enter();
    },
    'ArrowFunctionExpression:exit'({ start }) {
      if (!handedOn.has(start)) leave();
    },
    Literal(node) {
      if ('regex' in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: ({ callee, start }) => note(callee.type === 'Identifier' ? callee.name : '', start),
    CallExpression({ callee, arguments: given, start }) {
      note(callee.type === 'Identifier' ? callee.name : '', start);
      if (depth === 0) for (const one of given) handedOn.add(one.start);
    },
  }).visit(program);
  return { literals, atLoading, whileRunning };
}
