import type { Block } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import { isAsking } from '../blocks/blockRules.ts';
import { blockTexts } from '../blocks/mapTexts.ts';
import { mapExpressions } from '../blocks/mapExpressions.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { namesIn } from '../text/placeholders.ts';
import type { Advice, AdviceKind } from './Advice.ts';
import type { StatementRule } from './Statement.ts';
import { absoluteRule } from './rules/absoluteRule.ts';
import { doubleRule } from './rules/doubleRule.ts';
import { jargonRule } from './rules/jargonRule.ts';
import { leadingRule } from './rules/leadingRule.ts';
import { longRule } from './rules/longRule.ts';
import { negationRule } from './rules/negationRule.ts';
import { periodRule } from './rules/periodRule.ts';
import { personalRule } from './rules/personalRule.ts';
import { rangesRule } from './rules/rangesRule.ts';
import { scaleRule } from './rules/scaleRule.ts';
import { SENSITIVE, sensitiveRule } from './rules/sensitiveRule.ts';
import { labelsOf, optionsOf, statementsOf } from './statementsOf.ts';

/** What is looked for in each statement, in the order in which it is said. */
export const statementRules: readonly (readonly [AdviceKind, StatementRule])[] = [
  ['double', doubleRule],
  ['leading', leadingRule],
  ['negation', negationRule],
  ['absolute', absoluteRule],
  ['period', periodRule],
  ['long', longRule],
  ['jargon', jargonRule],
];

/**
 * What of a dialog's wording research advises against, in the dialog's order: hints, no faults. For German dialogs alone; without a language model, by rules
 * that were measured on questions of our own making (docs/decisions/0144).
 */
export function adviceFor({ blocks, templ_options, language }: SurveySnapshot): Advice[] {
  if (!language.startsWith('de')) return [];
  const asking = blocks.filter((block) => isAsking(block) && block.type !== 'qa');
  const used = usedNames(blocks);
  return asking.flatMap((block, index) => {
    const statements = statementsOf(block, templ_options);
    const [text = ''] = statements.map((statement) => statement.text);
    const found: [AdviceKind, string | null][] = statements.flatMap((statement) =>
      statementRules.map(([kind, rule]): [AdviceKind, string | null] => [kind, rule(statement)]),
    );
    const ranges = rangesRule(optionsOf(block));
    found.push(
      [
        'unbalanced',
        scaleRule(labelsOf(block, templ_options)) ?? (block.type === 'single' ? scaleRule(optionsOf(block)) : null),
      ],
      ...(ranges ? [[ranges.kind, ranges.quote] satisfies [AdviceKind, string]] : []),
      ['sensitive', asking.length >= SENSITIVE.least && index < SENSITIVE.first ? sensitiveRule(text) : null],
      ['personal', personalRule(block, text, block.variable !== null && used.has(block.variable))],
    );
    return found.flatMap(([kind, quote]) => (quote === null ? [] : [adviceOn(block, kind, quote)]));
  });
}

function adviceOn(block: Block, kind: AdviceKind, quote: string): Advice {
  const { unique_question_id } = block;
  const place = blockName(block, block.context);
  return { id: `${kind} ${unique_question_id} ${quote}`, kind, unique_question_id, place, quote };
}

/** The variables that some text or expression of the dialog names. */
function usedNames(blocks: readonly Block[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const block of blocks) {
    for (const { text } of blockTexts(block)) for (const name of namesIn(text)) names.add(name);
    mapExpressions(block, (expression) => {
      for (const name of expression.match(/[\p{L}_][\p{L}\p{N}_.]*/gu) ?? []) names.add(name);
      return expression;
    });
  }
  return names;
}
