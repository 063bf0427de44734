import { Box, Icon, visuallyHidden } from '@dialogwerk/shared/ui';
import { mdiCircleEditOutline, mdiCloudCheckOutline, mdiCloudOffOutline } from '@mdi/js';
import { BETWEEN } from './tableStyles.ts';

const icons = { never: mdiCloudOffOutline, behind: mdiCircleEditOutline, published: mdiCloudCheckOutline } as const;

interface VersionProps {
  readonly is: keyof typeof icons;
  readonly children: string;
}

/** How a dialog or multi-chat stands to what respondents get: a sign, and words where there is room for them. */
export function Version({ is, children }: VersionProps) {
  return (
    <span role="gridcell" data-further="" title={children}>
      <Icon
        path={icons[is]}
        sx={{
          fontSize: 16,
          mr: 0.75,
          verticalAlign: '-3px',
          color: is === 'behind' ? 'warning.main' : 'text.secondary',
        }}
      />
      <Box component="span" sx={{ [BETWEEN]: visuallyHidden }}>
        {children}
      </Box>
    </span>
  );
}
