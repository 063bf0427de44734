import { WORDING_LIMITS } from '../../contract/index.ts';
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
    const found: Found[] = statements.flatMap((statement) =>
      statementRules.map(([kind, rule]): Found => [kind, rule(statement), statement.text]),
    );
    const [labels, options] = [labelsOf(block, templ_options), optionsOf(block)];
    const ranges = rangesRule(options);
    found.push(
      [
        'unbalanced',
        scaleRule(labels) ?? (block.type === 'single' ? scaleRule(options) : null),
        [...labels, ...options].join(' | '),
      ],
      ...(ranges ? [[ranges.kind, ranges.quote, options.join(' | ')] satisfies Found] : []),
      ['sensitive', asking.length >= SENSITIVE.least && index < SENSITIVE.first ? sensitiveRule(text) : null, text],
      ['personal', personalRule(block, text, block.variable !== null && used.has(block.variable)), text],
    );
    return found.flatMap(([kind, quote, about]) => (quote === null ? [] : [adviceOn(block, kind, quote, about)]));
  });
}

/** What a rule says, and of which text. */
type Found = readonly [AdviceKind, string | null, string];

function adviceOn(block: Block, kind: AdviceKind, quote: string, about: string): Advice {
  const { unique_question_id, wanted_wording = [] } = block;
  const text = about.slice(0, WORDING_LIMITS.text);
  const wanted = wanted_wording.find((one) => one.kind === kind && one.text === text)?.reason ?? null;
  const place = blockName(block, block.context);
  return { id: `${kind} ${unique_question_id} ${quote}`, kind, unique_question_id, place, quote, text, wanted };
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
