import { mdiChevronLeft } from '@mdi/js';
import { Box, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { BarName } from './BarName.tsx';
import { DashboardLink } from './DashboardLink.tsx';
import { adornmentWhereRoomy } from './whereRoomy.ts';

interface BarPathProps {
  readonly backLink: boolean;
  /** The dialog's name; null where the screen is about none. */
  readonly name: string | null;
}

/** The way back and the place: 'Dashboard / Name of the dialog'. Where the bar is narrow, the link is its arrow. */
export function BarPath({ backLink, name }: BarPathProps) {
  return (
    <Box
      component="nav"
      aria-label={texts.path}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flex: '0 1 auto' }}
    >
      {backLink && (
        <DashboardLink label={texts.toDashboard}>
          <Icon path={mdiChevronLeft} />
          <Box
            component="span"
            sx={
              name === null ? { display: { xs: 'none', sm: 'inline' }, pr: 0.5 } : { ...adornmentWhereRoomy, pr: 0.5 }
            }
          >
            {texts.toDashboard}
          </Box>
        </DashboardLink>
      )}
      {backLink && name !== null && (
        <Box component="span" aria-hidden sx={{ ...adornmentWhereRoomy, color: 'text.secondary' }}>
          /
        </Box>
      )}
      <BarName name={name} />
    </Box>
  );
}
