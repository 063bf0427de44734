import type { BlockType } from '../../../contract/index.ts';
import { found } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

/** What is asked there always tells who somebody is; what is written or uploaded elsewhere need not. */
const personal: ReadonlySet<BlockType> = new Set(['email', 'phone', 'voice']);

/** One finding for a dialog that asks for personal data without a privacy text, at the first place where it does. */
export function privacyRule(context: CheckContext): Finding[] {
  const { snapshot, survey } = context;
  if (snapshot.privacy_declaration_text === undefined || snapshot.privacy_declaration_text.trim() !== '') return [];
  const asking = [...survey.blocks.values()].filter(({ block }) => personal.has(block.type));
  const [first] = asking;
  if (!first) return [];
  const { message, meets } = checkTexts.noPrivacy;
  return [
    found(context, {
      kind: 'no-privacy',
      severity: 'warning',
      block: first.block,
      message: message(asking.length - 1),
      meets,
    }),
  ];
}
