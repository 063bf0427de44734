import type { Task } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Icon } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { taskKinds } from '../model/taskKinds.ts';

/** One task: how much of what, in which dialog; leads to where it is done. */
export function TaskLink({ task }: { readonly task: Task }) {
  const { icon, text, to } = taskKinds[task.kind];
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <ButtonBase
      component={Link}
      to={to(task)}
      title={task.survey_name}
      sx={{
        width: 1,
        height: 56,
        px: 1.5,
        gap: 1.5,
        justifyContent: 'flex-start',
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Icon path={icon} color="primary" />
      <Box component="span" sx={{ minWidth: 0, display: 'grid' }}>
        <Box component="span" sx={{ ...line, typography: 'body2', fontWeight: 600 }}>
          {text(task.count)}
        </Box>{' '}
        <Box component="span" sx={{ ...line, typography: 'caption', color: 'text.secondary' }}>
          {task.survey_name}
        </Box>
      </Box>
    </ButtonBase>
  );
}
