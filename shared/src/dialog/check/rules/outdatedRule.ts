import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { outdatedTexts } from '../outdatedTexts.ts';

/** A privacy statement that was made from settings which have changed since (docs/decisions/0172). */
export function outdatedRule(context: CheckContext): Finding[] {
  if (!context.isStatementOutdated) return [];
  return [finding(context, { kind: 'privacy-outdated', severity: 'warning', block: null, ...outdatedTexts })];
}
