import type { Block } from '../../../contract/index.ts';
import { linkNamesIn } from '../../paths/expressionsOf.ts';
import { parameterNamed } from '../../text/linkParameters.ts';
import { namesIn } from '../../text/placeholders.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { textSpots } from './textSpots.ts';

const texts = checkTexts.linkUnknown;

/** Texts and conditions about parameters that the dialog's link does not keep: they stay empty for everybody (docs/decisions/0156). */
export function linkRule(context: CheckContext): Finding[] {
  const { parameters, snapshot, survey } = context;
  if (parameters === null) return [];
  const missing = (block: Block | null, names: readonly string[]): Finding[] =>
    [...new Set(names.flatMap((name) => parameterNamed(name) ?? []))]
      .filter((name) => !parameters.has(name))
      .map((name) =>
        finding(context, {
          kind: 'link-unknown',
          severity: 'warning',
          block,
          detail: name,
          message: texts.message(name),
          meets: texts.meets,
        }),
      );
  const said = textSpots(snapshot, survey).map(({ block, text }) => ({
    id: block?.unique_question_id,
    names: namesIn(text),
  }));
  const named = (id?: string): string[] => said.flatMap((spot) => (spot.id === id ? spot.names : []));
  return [
    ...missing(null, named()),
    ...[...survey.blocks.values()].flatMap(({ block }) =>
      missing(block, [...named(block.unique_question_id), ...linkNamesIn([block])]),
    ),
  ];
}
