import type { ListedManager } from '@dialogwerk/shared/contract';
import { Box, Button, Chip, MaterialLink, Paper, publicationTexts, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { managerTexts } from '../managerTexts.ts';
import { managerAddress } from '../model/managerAddress.ts';
import { ManagerMenu } from './ManagerMenu.tsx';

/** One multi-chat among the dialogs: its name leads to its dialog-manager view; its dialogs in their order are folded in. */
export function ManagerCard({ manager }: { readonly manager: ListedManager }) {
  const { name, active, published_at, surveys, hidden_surveys } = manager;
  const address = managerAddress(manager);
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper variant="outlined" sx={{ height: '100%', p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography
          variant="h3"
          component="h2"
          lang="de"
          sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}
        >
          {address === null ? (
            name
          ) : (
            <MaterialLink component={Link} to={address} underline="hover">
              {name}
            </MaterialLink>
          )}
        </Typography>
        {manager.may_edit && <ManagerMenu manager={manager} />}
      </Stack>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Chip size="small" color="secondary" label={managerTexts.kind} />
        <Chip
          size="small"
          {...(active ? { color: 'success' } : { variant: 'outlined' })}
          label={active ? texts.survey.live : texts.survey.inactive}
        />
        <Chip
          size="small"
          variant="outlined"
          label={published_at === null ? publicationTexts.never : publicationTexts.published}
        />
      </Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 1, ml: -0.5 }}>
        {isOpen ? managerTexts.fold : managerTexts.unfold(surveys.length)}
      </Button>
      {isOpen && (
        <Box component="ol" sx={{ mt: 0.5, mb: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {surveys.map(({ survey_id, survey_name, active: isLive }) => (
            <Box key={survey_id} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {survey_name} · {isLive ? texts.survey.live : texts.survey.inactive}
            </Box>
          ))}
        </Box>
      )}
      {hidden_surveys > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {managerTexts.hidden(hidden_surveys)}
        </Typography>
      )}
    </Paper>
  );
}
