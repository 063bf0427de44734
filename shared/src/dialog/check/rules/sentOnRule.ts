import { variablesSetBy } from '../../blocks/blockRules.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { sentOnTexts as texts } from '../sentOnTexts.ts';

/** Answers that stand in an address to which respondents are sent on at the end: whoever runs that address reads them (docs/decisions/0158). */
export function sentOnRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap(({ block }) =>
    variablesSetBy(block)
      .filter(({ variable }) => context.sentOn.has(variable))
      .map(({ variable }) =>
        finding(context, {
          kind: 'sent-on',
          severity: 'warning',
          block,
          detail: variable,
          message: texts.message(variable),
          meets: texts.meets,
        }),
      ),
  );
}
