import { Alert, Button } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { restoreSecret } from '../../changeSecrets.ts';
import { secretTexts } from '../../secretTexts.ts';
import { useInspector } from '../InspectorContext.ts';

interface DeletedSecretProps {
  readonly name: string;
  readonly onBack: () => void;
}

/** Says that a secret is gone, and brings it back. */
export function DeletedSecret({ name, onBack }: DeletedSecretProps) {
  const { survey } = useInspector();
  const [problem, setProblem] = useState<string | null>(null);

  async function restore(): Promise<void> {
    const reason = await restoreSecret(survey.survey_id, name);
    if (reason === null) onBack();
    else setProblem(reason);
  }

  return (
    <Alert
      severity={problem === null ? 'info' : 'error'}
      role="status"
      action={<Button onClick={() => void restore()}>{secretTexts.undo}</Button>}
    >
      {problem ?? secretTexts.deleted(name)}
    </Alert>
  );
}
