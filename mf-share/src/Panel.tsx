import { Icon, IconButton, PageHelp, Paper, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiChevronUp } from '@mdi/js';
import { useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { PanelFold } from './PanelFold.ts';
import { texts } from './texts.ts';

interface PanelProps {
  readonly title: string;
  /** The passage of the help that explains it. */
  readonly help: string;
  readonly children: ReactNode;
}

/** One matter of this screen under its own heading. */
export function Panel({ title, help, children }: PanelProps) {
  const titleId = useId();
  const fold = useContext(PanelFold);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ mb: 1.5, gap: 0.5, alignItems: 'center' }}>
        <Typography id={titleId} variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <PageHelp label={title} page="teilen" passage={help} />
        {fold && (
          <Tooltip title={texts.panels.fold(title)}>
            <IconButton
              aria-label={texts.panels.fold(title)}
              aria-expanded
              onClick={fold}
              sx={{ ml: 'auto', my: -0.5, mr: -1 }}
            >
              <Icon path={mdiChevronUp} />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      {children}
    </Paper>
  );
}
