import { namesIn } from '../../text/placeholders.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

const texts = checkTexts.variableUnfilled;

/** `{{variables}}` in settings that are the same for everybody, and so shown as they are typed. */
export function settledRule(context: CheckContext): Finding[] {
  return Object.entries(context.snapshot.settled ?? {}).flatMap(([place, text]) =>
    namesIn(text).map((name) =>
      Object.assign(
        finding(context, {
          kind: 'variable-unfilled',
          block: null,
          detail: `${place} ${name}`,
          message: texts.message(name, place),
          meets: texts.meets,
        }),
        { place },
      ),
    ),
  );
}
