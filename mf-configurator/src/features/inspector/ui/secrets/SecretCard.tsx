import { mdiDeleteOutline } from '@mdi/js';
import type { DialogSecret } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { deleteSecret } from '../../changeSecrets.ts';
import { secretTexts } from '../../secretTexts.ts';
import { useInspector } from '../InspectorContext.ts';
import { SecretForm } from './SecretForm.tsx';

interface SecretCardProps {
  readonly secret: DialogSecret;
  /** Whether this block names it. */
  readonly isUsed: boolean;
  /** The server that the block's request asks; null where it is not known before the conversation. */
  readonly host: string | null;
  readonly onInsert: () => void;
  readonly onDeleted: () => void;
}

/** One secret: who set it and when, and the ways to use, replace and delete it. */
export function SecretCard({ secret, isUsed, host, onInsert, onDeleted }: SecretCardProps) {
  const { survey } = useInspector();
  const [isReplacing, setReplacing] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, hosts } = secret;

  async function remove(): Promise<void> {
    setGoing(true);
    const reason = await deleteSecret(survey.survey_id, name);
    setGoing(false);
    if (reason === null) onDeleted();
    else setProblem(secretTexts.notDeleted(reason));
  }

  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {secretTexts.setBy(secret)}
            {isUsed && ` · ${secretTexts.used}`}
          </Typography>
          <Typography variant="body2" color={hosts.length === 0 ? 'error' : 'textSecondary'}>
            {secretTexts.goesTo(hosts)}
          </Typography>
        </Box>
        <IconButton aria-label={secretTexts.remove(name)} disabled={isGoing} onClick={() => void remove()}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </Stack>
      <FormHelperText error role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {problem ?? (secret.readable ? null : secretTexts.unreadable)}
      </FormHelperText>
      {isReplacing ? (
        <SecretForm
          name={name}
          hosts={hosts.length === 0 && host !== null ? [host] : hosts}
          onDone={() => setReplacing(false)}
        />
      ) : (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button size="small" aria-label={secretTexts.insertNamed(name)} onClick={onInsert}>
            {secretTexts.insert}
          </Button>
          <Button size="small" aria-label={secretTexts.replaceNamed(name)} onClick={() => setReplacing(true)}>
            {secretTexts.replace}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
