import { authorClient } from '@dialogwerk/shared/clients';
import type { DialogFinding } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';

/** What respondents would meet if the dialog went live now. A check that fails says so and keeps nobody from going live. */
export async function errorsOf(survey_id: string): Promise<readonly DialogFinding[]> {
  try {
    const { findings } = await authorClient.call('checkDialog', { survey_id });
    return findings.filter(({ severity }) => severity === 'error');
  } catch {
    showNotice(texts.live.unchecked);
    return [];
  }
}
