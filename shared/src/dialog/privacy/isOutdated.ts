import type { PrivacyFacts, PrivacyForm } from '../../contract/index.ts';
import { privacyStatement } from './privacyStatement.ts';

/** A statement that was taken over, and the settings that it was made from; null for one from before they were kept. */
interface TakenStatement {
  readonly form: PrivacyForm;
  readonly taken: PrivacyFacts | null;
}

/** Whether settings that a privacy statement says something of have changed since it was taken over: it would read otherwise now. */
export function isOutdated({ form, taken }: TakenStatement, facts: PrivacyFacts): boolean {
  if (taken === null) return false;
  return privacyStatement(form, taken, 'sie') !== privacyStatement(form, facts, 'sie');
}
