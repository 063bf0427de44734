import { isMasked } from '../../blocks/common/masked.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { namesIn } from '../../text/placeholders.ts';
import { textSpots } from './textSpots.ts';

/** Texts that say what was typed covered. */
export function maskedRule(context: CheckContext): Finding[] {
  const { snapshot, survey } = context;
  const masked = new Set(
    snapshot.blocks.flatMap((block) => (isMasked(block) && block.variable ? [block.variable] : [])),
  );
  if (masked.size === 0) return [];
  const { message, meets } = checkTexts.maskedSaid;
  return textSpots(snapshot, survey)
    .filter(({ to }) => to === 'respondent')
    .flatMap(({ block, part, text }) =>
      namesIn(text)
        .filter((name) => masked.has(name))
        .map((name) =>
          finding(context, {
            kind: 'masked-said',
            severity: 'warning',
            block,
            detail: `${part} ${name}`,
            message: message(name),
            meets,
          }),
        ),
    );
}
