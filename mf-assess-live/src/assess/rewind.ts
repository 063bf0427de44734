import { change } from '@dialogwerk/shared/clients';
import type { VariableValue } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { benchTexts as texts } from '../bench/texts.ts';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { testStorage } from './testStorage.ts';

/** A variable that the author sets. */
export interface ValueSet {
  readonly variable: string;
  readonly value: VariableValue;
}

interface Back {
  readonly survey_id: string;
  /** How many of its steps stay. */
  readonly keep: number;
  /** What is set there; null for nothing. */
  readonly set: ValueSet | null;
}

/** Takes the author's test back and says so; says why where it cannot. Gives whether it stands elsewhere now. */
export async function rewind({ survey_id, keep, set }: Back): Promise<boolean> {
  const values = set ? { [set.variable]: set.value } : {};
  const done = await change('rewindTest', { survey_id, keep, values });
  if (!done.ok) {
    showNotice(texts.notChanged(done.reason));
    return false;
  }
  keepConversation(testStorage(), survey_id).writeHistory(done.value.history);
  showNotice(set ? texts.valueSet(set.variable) : texts.wentBack);
  return true;
}
