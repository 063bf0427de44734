import { mdiArrowLeft } from '@mdi/js';
import { Box, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { BarLink } from './BarLink.tsx';
import { BarName } from './BarName.tsx';

interface TestPathProps {
  readonly surveyId: string;
  readonly name: string | null;
}

/** The way back from 'Testen', and the dialog's name (spec §2); on a phone respondents' bar stands right below and has it. */
export function TestPath({ surveyId, name }: TestPathProps) {
  return (
    <Box
      component="nav"
      aria-label={texts.path}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flex: '0 1 auto' }}
    >
      <BarLink to={`/configurator/${encodeURIComponent(surveyId)}`} label={texts.backToEditing}>
        <Icon path={mdiArrowLeft} />
      </BarLink>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0 }}>
        <BarName name={name} />
      </Box>
    </Box>
  );
}
