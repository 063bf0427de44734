import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { PublicNames } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { namingTexts } from '@dialogwerk/shared/ui';
import { dialogAddress } from './dialogAddress.ts';

export interface PublicName extends Called<PublicNames> {
  /** Gives the dialog this name, or none; tells what is wrong, or null. */
  readonly give: (name: string | null) => Promise<string | null>;
}

/** The name of a dialog in its public addresses. */
export function usePublicName(survey_id: string): PublicName {
  const names = useResource('surveyPublicName', { survey_id });
  const give = async (name: string | null): Promise<string | null> => {
    const answered = (now: PublicNames) => [patch('surveyPublicName', { survey_id }, () => now)];
    const made = await change('setSurveyPublicName', { survey_id, name }, { answered });
    if (!made.ok) return made.reason;
    showNotice(name === null ? namingTexts.taken : namingTexts.given(dialogAddress(name)));
    return null;
  };
  return { ...names, give };
}
