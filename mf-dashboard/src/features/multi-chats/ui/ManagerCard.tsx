import type { DialogManager } from '@dialogwerk/shared/contract';
import { Box, MaterialLink, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { managerTexts } from '../managerTexts.ts';
import { managerAddress } from '../model/managerAddress.ts';
import { ManagerMenu } from './ManagerMenu.tsx';

/** One multi-chat: its name leads to its dialog-manager view, below stand its dialogs in their order. */
export function ManagerCard({ manager }: { readonly manager: DialogManager }) {
  const { name, connected_surveys, hidden_surveys } = manager;
  const address = managerAddress(manager);
  return (
    <Paper variant="outlined" sx={{ height: '100%', p: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography variant="h3" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
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
      <Box component="ol" sx={{ mt: 1.5, mb: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {connected_surveys.map(({ survey_id, survey_name }) => (
          <Box key={survey_id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {survey_name}
          </Box>
        ))}
      </Box>
      {hidden_surveys > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {managerTexts.hidden(hidden_surveys)}
        </Typography>
      )}
    </Paper>
  );
}
