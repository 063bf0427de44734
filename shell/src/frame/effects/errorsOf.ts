import { authorClient } from '@dialogwerk/shared/clients';
import type { DialogFinding } from '@dialogwerk/shared/contract';

/** What respondents would meet if the dialog went live now; null when that cannot be found out. */
export async function errorsOf(survey_id: string): Promise<readonly DialogFinding[] | null> {
  try {
    const { findings } = await authorClient.call('checkDialog', { survey_id });
    return findings.filter(({ severity }) => severity === 'error');
  } catch {
    return null;
  }
}
