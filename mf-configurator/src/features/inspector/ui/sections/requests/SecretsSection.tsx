import { SECRETS_LIMIT } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { useResource } from '@dialogwerk/shared/clients';
import { fixedHostOf, secretPlaceholder, secretsIn } from '@dialogwerk/shared/dialog';
import { FaultAlert, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { secretTexts } from '../../../secretTexts.ts';
import { AddButton } from '../../fields/AddButton.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { DeletedSecret } from '../../secrets/DeletedSecret.tsx';
import { SecretCard } from '../../secrets/SecretCard.tsx';
import { SecretForm } from '../../secrets/SecretForm.tsx';

interface SecretsSectionProps {
  readonly block: BlockOf<'api'>;
  /** Writes a placeholder into the request. */
  readonly onInsert: (placeholder: string) => void;
}

/** What the dialog proves itself with to other systems: named and written here, never shown again (domain.md §15). */
export function SecretsSection({ block, onInsert }: SecretsSectionProps) {
  const { survey } = useInspector();
  const { state: known, reload } = useResource('listSecrets', { survey_id: survey.survey_id });
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const secrets = known.kind === 'loaded' ? known.value.secrets : [];
  const host = fixedHostOf(block.url);
  const used = new Set(secretsIn([block.url, block.body, ...block.headers.map(({ value }) => value)].join('\n')));
  return (
    <SectionFrame title={secretTexts.title} help="secrets" onLeave={() => {}}>
      <Typography variant="body2" color="textSecondary">
        {secretTexts.help}
      </Typography>
      {known.kind === 'loading' && <LinearProgress aria-label={secretTexts.loading} />}
      {known.kind === 'failed' && <FaultAlert onRetry={reload}>{secretTexts.notListed(known.reason)}</FaultAlert>}
      {secrets.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
          {secrets.map((secret) => (
            <SecretCard
              key={secret.name}
              secret={secret}
              isUsed={used.has(secret.name)}
              host={host}
              onInsert={() => onInsert(secretPlaceholder(secret.name))}
              onDeleted={() => setDeleted(secret.name)}
            />
          ))}
        </Stack>
      )}
      {deleted !== null && <DeletedSecret key={deleted} name={deleted} onBack={() => setDeleted(null)} />}
      {isAdding && (
        <SecretForm
          hosts={host === null ? [] : [host]}
          taken={secrets.map(({ name }) => name)}
          onDone={() => setAdding(false)}
        />
      )}
      {!isAdding && known.kind === 'loaded' && secrets.length < SECRETS_LIMIT && (
        <AddButton label={secretTexts.add} onClick={() => setAdding(true)} />
      )}
    </SectionFrame>
  );
}
