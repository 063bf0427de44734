import { mdiClose } from '@mdi/js';
import { Box, Divider, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../../../texts.ts';
import { selectionName } from '../selectionName.ts';
import { BackButton } from '../BackButton.tsx';
import type { Workspace } from '../workspace/Workspace.ts';
import { panelOf } from './panels.ts';

/** The open tool at the dialog's left; on small screens below it, before or behind what is selected. */
export function PanelSlot({ workspace }: { readonly workspace: Workspace }) {
  const { panel: open, openPanel, selection, survey, behind, bringBack } = workspace;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = panelOf(open);
  const id = panel?.id;
  const isBehind = behind === 'panel';
  // What is open again on a later visit leaves the focus where the visit begins.
  const isRemembered = useRef(panel?.staysOpen === true);
  useLayoutEffect(() => {
    if (id === undefined || isBehind) return;
    if (isRemembered.current) {
      isRemembered.current = false;
      return;
    }
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [id, isBehind]);

  if (!panel) return null;
  return (
    <Box
      component="aside"
      aria-label={panel.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        openPanel(null);
      }}
      sx={{
        display: isBehind ? 'none' : 'flex',
        flexDirection: 'column',
        order: { xs: 1, md: 0 },
        flex: { xs: '0 0 62%', md: '0 0 auto' },
        width: { md: panel.staysOpen ? 'auto' : 360 },
        minHeight: 0,
        minWidth: 0,
        bgcolor: 'background.paper',
        border: '0 solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', md: '0 1px 0 0' },
        boxShadow: { xs: '0 -4px 16px rgb(0 0 0 / 0.12)', md: 'none' },
        zIndex: 1,
      }}
    >
      {behind === 'selection' && <BackButton to={selectionName(selection, survey)} onBack={bringBack} />}
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {panel.label}
        </Typography>
        <Tooltip title={texts.closePanel(panel.label)}>
          <IconButton aria-label={texts.closePanel(panel.label)} onClick={() => openPanel(null)}>
            <Icon path={mdiClose} />
          </IconButton>
        </Tooltip>
      </Stack>
      <Divider />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <panel.Content workspace={workspace} />
      </Box>
    </Box>
  );
}
