import type { DialogFinding } from '../../contract/index.ts';
import { authorClient } from '../authorClient.ts';

/** What respondents would meet if the dialog went live now; null when that cannot be found out. */
export async function errorsOf(survey_id: string): Promise<readonly DialogFinding[] | null> {
  try {
    const { findings } = await authorClient.call('checkDialog', { survey_id });
    return findings.filter(({ severity }) => severity === 'error');
  } catch {
    return null;
  }
}
