import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import type { ListedWorkspace } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Icon, Paper, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../texts.ts';
import { WorkspaceDetails } from './WorkspaceDetails.tsx';

interface WorkspaceCardProps {
  readonly workspace: ListedWorkspace;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One workspace: its name and what it holds, and once it is open all that can be done with it. */
export function WorkspaceCard({ workspace, isOpen, onToggle }: WorkspaceCardProps) {
  const [titleId, contentId] = [useId(), useId()];
  const { name, role, members, surveys } = workspace;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', lineHeight: 'inherit' }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          sx={{
            width: 1,
            p: { xs: 2, sm: 3 },
            gap: 2,
            font: 'inherit',
            textAlign: 'left',
            justifyContent: 'space-between',
            '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
          }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box
              component="span"
              id={titleId}
              lang="de"
              sx={{ display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }}
            >
              {name}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {texts.facts(role, members, surveys)}
            </Typography>
          </Box>
          <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />
        </ButtonBase>
      </Typography>
      <Box id={contentId} sx={{ px: { xs: 2, sm: 3 }, pb: isOpen ? 3 : 0 }}>
        {isOpen && <WorkspaceDetails workspace={workspace} />}
      </Box>
    </Paper>
  );
}
