import { change } from '@dialogwerk/shared/clients';
import { useEffect } from 'react';

/** Once the reader leaves the comments, what was new to them is seen. Where that cannot be kept, it is new once more. */
export function useSeenWhenLeft(survey_id: string, hasUnseen: boolean): void {
  useEffect(() => (hasUnseen ? () => void change('seeMentions', { survey_id }) : undefined), [survey_id, hasUnseen]);
}
