import { mdiKeyOutline } from '@mdi/js';
import { send, useResource } from '@dialogwerk/shared/clients';
import type { ApiKey } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Button,
  FaultAlert,
  Icon,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  MaterialLink,
  Skeleton,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { ShownKey } from './ShownKey.tsx';
import { useSaving } from './useSaving.ts';

/** Keys for one's own programs: which there are, and how they are made and end. */
export function KeysSection() {
  const { moment } = useDates();
  const { state, reload } = useResource('apiKeys', {});
  const { isSaving, problem, save } = useSaving();
  const [opened] = useState(() => Date.now());
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const set = (key_id: string, is_revoked: boolean) => save(() => send('revokeApiKey', { key_id, is_revoked }), null);
  const revoke = async ({ key_id, name }: ApiKey): Promise<void> => {
    if (!(await set(key_id, true))) return;
    showNotice(texts.keyRevoked(name), { label: texts.undo, run: () => void set(key_id, false) });
  };
  const factsOf = ({ scopes, hint, ends_at, last_used_at }: ApiKey): string => {
    const isOver = ends_at !== null && ends_at <= opened;
    return [
      scopes.map((scope) => texts.scopes[scope]).join(', '),
      texts.keyHint(hint),
      last_used_at === null ? texts.keyUnused : texts.keyUsed(moment(last_used_at)),
      ends_at === null ? texts.keyNeverEnds : (isOver ? texts.keyEnded : texts.keyEndsAt)(moment(ends_at)),
    ].join(' · ');
  };
  return (
    <Section title={texts.keys} help={texts.keysHelp}>
      <Problem text={problem} />
      {secret !== null && <ShownKey secret={secret} onDone={() => setSecret(null)} />}
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" width="100%" height={72} aria-label={texts.keysLoading} />
      )}
      {state.kind === 'failed' && (
        <FaultAlert severity="warning" onRetry={reload}>
          {texts.keysFault}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && state.value.keys.length === 0 && <Typography>{texts.noKeys}</Typography>}
      {state.kind === 'loaded' && state.value.keys.length > 0 && (
        <List disablePadding aria-label={texts.keys} sx={{ width: '100%' }}>
          {state.value.keys.map((key) => (
            <ListItem key={key.key_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <Icon path={mdiKeyOutline} />
              </ListItemIcon>
              <ListItemText
                primary={key.name}
                secondary={factsOf(key)}
                sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
              />
              <Button
                size="small"
                disabled={isSaving}
                aria-label={texts.revokeKeyOf(key.name)}
                onClick={() => void revoke(key)}
              >
                {texts.revokeKey}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      {isMaking ? (
        <NewKeyForm
          onCancel={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
        />
      ) : (
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {texts.newKey}
        </Button>
      )}
      <MaterialLink href="/api/docs" target="_blank" rel="noreferrer" variant="body2">
        {texts.keyDocs}
      </MaterialLink>
    </Section>
  );
}
