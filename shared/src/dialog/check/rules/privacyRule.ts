import type { Block } from '../../../contract/index.ts';
import { isPersonal } from '../../blocks/answerStudies.ts';
import { isAsking } from '../../blocks/blockRules.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

/** One finding for a dialog that asks for personal data without a privacy text, at the first place where it does. */
export function privacyRule(context: CheckContext): Finding[] {
  const { snapshot, survey } = context;
  if (snapshot.privacy_declaration_text === undefined || snapshot.privacy_declaration_text.trim() !== '') return [];
  const records = survey.recordings.length > 0;
  const asking = [...survey.blocks.values()].filter(
    ({ block }) => isAsking(block) && (isPersonal(block.type) || (records && isInWords(block))),
  );
  const [first] = asking;
  if (!first) return [];
  const { message, meets } = checkTexts.noPrivacy;
  return [
    finding(context, {
      kind: 'no-privacy',
      severity: 'warning',
      block: first.block,
      message: message(asking.length - 1),
      meets,
    }),
  ];
}

/** Whether it, or its probe, is answered in one's own words, and so with voice or face where the dialog takes that. */
function isInWords({ type, nachfrage }: Block): boolean {
  return type === 'open' || nachfrage !== null;
}
