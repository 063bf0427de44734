import type { Block } from '../../../contract/index.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding } from '../Finding.ts';
import { derivedNames } from '../../blocks/derivedNames.ts';
import { secretNamed } from '../../text/placeholders.ts';
import { parameterNamed } from '../../text/linkParameters.ts';
import { checkTexts } from '../texts.ts';
import { namesAskedBy, namesSetBy } from './namesSetBy.ts';

/** As the contract has it: a valid SPSS name (domain.md §2). */
const valid = /^[A-Za-z][A-Za-z0-9_.@#$]{0,63}$/;
/** What SPSS keeps for itself, and what expressions read otherwise. */
const reserved = new Set(
  'ALL AND BY EQ GE GT LE LT NE NOT OR TO WITH UND ODER NICHT TRUE FALSE WAHR FALSCH'.split(' '),
);

/** Names of variables that cannot be used, and answers of two blocks under one name. */
export function nameRule(context: CheckContext): Finding[] {
  const owners = new Map<string, Block>();
  const blocks = [...context.survey.blocks.values()].map(({ block }) => block);
  const taken = new Set(blocks.flatMap(namesSetBy).map((name) => name.toLowerCase()));
  const derived = new Map(
    blocks.flatMap((of) => derivedNames(of).map(({ name, label }) => [name.toLowerCase(), { of, label }] as const)),
  );
  return blocks.flatMap((block) => {
    const findings = [...new Set(namesSetBy(block))].flatMap((name) =>
      invalid(context, block, name, taken).concat(clash(context, block, name, derived, taken)),
    );
    for (const name of namesAskedBy(block)) {
      const owner = owners.get(name.toLowerCase());
      if (owner && owner !== block) findings.push(twice(context, block, owner, name, taken));
      owners.set(name.toLowerCase(), owner ?? block);
    }
    return findings;
  });
}

/** A name that a column of another question has in files, too: there the author's own keeps it. */
function clash(
  context: CheckContext,
  block: Block,
  name: string,
  derived: ReadonlyMap<string, { readonly of: Block; readonly label: string }>,
  taken: ReadonlySet<string>,
): Finding[] {
  const other = derived.get(name.toLowerCase());
  if (!other || other.of === block) return [];
  const suggestion = freeName(name, new Set([...taken, ...derived.keys()]));
  return [
    finding(context, {
      kind: 'variable-taken',
      severity: 'warning',
      block,
      detail: `column ${name}`,
      message: checkTexts.columnTaken.message(name, placeOf(context.survey, other.of), other.label),
      meets: checkTexts.columnTaken.meets,
      fix: renaming(block, name, suggestion, checkTexts.variableTaken.fix(suggestion)),
    }),
  ];
}

function invalid(context: CheckContext, block: Block, name: string, taken: ReadonlySet<string>): Finding[] {
  // Because `{{secret.…}}` and `{{link.…}}` never mean a block's variable.
  const isReserved = reserved.has(name.toUpperCase()) || secretNamed(name) !== null || parameterNamed(name) !== null;
  if (valid.test(name) && !name.endsWith('.') && !isReserved) return [];
  const letters = name.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^[^A-Za-z]+/, '');
  const suggestion = freeName(isReserved || letters === '' ? `v_${letters}` : letters.slice(0, 60), taken);
  return [
    finding(context, {
      kind: 'variable-invalid',
      block,
      detail: name,
      message: isReserved ? checkTexts.variableInvalid.reserved(name) : checkTexts.variableInvalid.message(name),
      meets: checkTexts.variableInvalid.meets,
      fix: renaming(block, name, suggestion, checkTexts.variableInvalid.fix(suggestion)),
    }),
  ];
}

function twice(context: CheckContext, block: Block, owner: Block, name: string, taken: ReadonlySet<string>): Finding {
  const suggestion = name === block.variable ? freeName(name, taken) : freeNameOfSeveral(block, taken);
  return finding(context, {
    kind: 'variable-taken',
    block,
    detail: name,
    message: checkTexts.variableTaken.message(name, placeOf(context.survey, owner)),
    meets: checkTexts.variableTaken.meets,
    fix: renaming(block, name, suggestion, checkTexts.variableTaken.fix(suggestion)),
  });
}

/** The name itself, or with the first number that makes it free. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`.toLowerCase())) number += 1;
  return `${name}_${number}`;
}

/** A name under which each variable of a block that sets several, such as a battery, has a free one. */
function freeNameOfSeveral(block: Block, taken: ReadonlySet<string>): string {
  const base = block.variable ?? 'v';
  let number = 2;
  const isTaken = (variable: string): boolean =>
    namesSetBy({ ...block, variable }).some((name) => taken.has(name.toLowerCase()));
  while (isTaken(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

function renaming(block: Block, name: string, to: string, label: string): Finding['fix'] {
  const id = block.unique_question_id;
  const edit = (change: Extract<Edit, { kind: 'updateBlock' }>['change']): Finding['fix'] => ({
    label,
    edits: [{ kind: 'updateBlock', id, change }],
  });
  if (block.type === 'assign') {
    return edit({
      assignments: block.assignments.map((one) => (one.variable === name ? { ...one, variable: to } : one)),
    });
  }
  if (block.type === 'api') {
    return edit({ mapping: block.mapping.map((one) => (one.variable === name ? { ...one, variable: to } : one)) });
  }
  return edit({ variable: to });
}
