import type { Block } from '../../../contract/index.ts';
import { ruleOf, triesOf } from '../../blocks/common/ruled.ts';
import { maySkip } from '../../engine/survey/maySkip.ts';
import { checkExpression } from '../../expressions/checkExpression.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { canBeKept } from '../domains/possibleTruths.ts';
import type { Edit, Finding } from '../Finding.ts';
import { conditionLine } from '../../saying/conditionInWords.ts';
import { mustTexts as texts } from '../mustTexts.ts';

/** Rules for answers that cannot be read, or that no answer keeps, so that respondents are stuck. */
export function mustRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap(({ block }) => {
    const must = ruleOf(block);
    if (must === null) return [];
    const edits: Edit[] = [{ kind: 'updateBlock', id: block.unique_question_id, change: { must: null } }];
    const about = { block, detail: 'must', fix: { label: texts.fix, edits } };
    const [problem] = checkExpression(must, context.variables, 'boolean');
    if (problem) {
      const message = texts.unreadable(problem);
      return [finding(context, { ...about, kind: 'rule-unreadable', message, meets: texts.unreadableMeets })];
    }
    if (isKept(context, block, must)) return [];
    const isStuck = !maySkip(block) && triesOf(block) === null;
    return [
      finding(context, {
        ...about,
        kind: 'rule-impossible',
        severity: isStuck ? 'error' : 'warning',
        message: texts.impossible(conditionLine(must, context.sayables)),
        meets: isStuck ? texts.stuck : texts.onlySkipped,
      }),
    ];
  });
}

/** Whether some answer, with some of those before, keeps it; also where nobody comes to the question. */
function isKept({ reachable, flow }: CheckContext, { unique_question_id: id }: Block, must: string): boolean {
  const known = reachable.has(id) ? flow.known.get(id)?.reacting : undefined;
  const read = parseExpression(must);
  return !known || !read.ok || canBeKept(read.expression, (name) => known.domainOf(name));
}
