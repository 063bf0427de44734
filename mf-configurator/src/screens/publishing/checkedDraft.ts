import type { DialogFinding } from '@dialogwerk/shared/contract';
import { texts } from '../../features/dialog-check/texts.ts';
import type { DraftCheck } from '../../publishSteps/DraftCheck.ts';

type Found = Pick<DialogFinding, 'id' | 'severity' | 'place' | 'meets'>;

/** What was found in a dialog, as the step that checks it says it. */
export function checkedDraft(findings: readonly Found[]): DraftCheck {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return { kind: 'checked', said: texts.announced(errors.length, findings.length - errors.length), errors };
}
