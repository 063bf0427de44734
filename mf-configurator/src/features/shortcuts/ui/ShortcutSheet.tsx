import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { keyboard } from '../../../keyboard.ts';
import type { Shortcut } from '../../../model/keys/Shortcut.ts';
import { shortcuts } from '../../../shortcuts.data.ts';
import { texts } from '../texts.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { SingleKeySwitch } from './SingleKeySwitch.tsx';

const all: readonly Shortcut[] = Object.values(shortcuts);
const groups = ['edit', 'view', 'graph', 'list'] as const;

/** All shortcuts, as they are labelled on the author's keyboard. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ outline: 'none' }}>
        <Box sx={{ columns: { xs: 1, md: 2 }, columnGap: 5 }}>
          {groups.map((group) => (
            <Box key={group} component="section" sx={{ breakInside: 'avoid', mb: 2.5 }}>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {texts.groups[group]}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                {all
                  .filter((shortcut) => shortcut.group === group)
                  .map(({ label, keys }) => (
                    <Box
                      key={label}
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        justifyContent: 'space-between',
                        columnGap: 2,
                        rowGap: 0.5,
                        py: 0.75,
                        borderBottom: 1,
                        borderColor: 'divider',
                      }}
                    >
                      <Typography component="dt" variant="body2">
                        {label}
                      </Typography>
                      <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
                        <KeyCaps keys={keys} keyboard={keyboard} />
                      </Box>
                    </Box>
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
        <SingleKeySwitch />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.notWhileTyping}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
