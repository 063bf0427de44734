import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, Tooltip } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiChartBar, mdiPencilOutline, mdiPlayOutline, mdiShareVariantOutline } from '@mdi/js';
import { texts } from '../../../texts.ts';
import { areasOf } from '../model/areasOf.ts';
import type { Area, AreaName } from '../model/areasOf.ts';

const icons: Readonly<Record<AreaName, string>> = {
  bearbeiten: mdiPencilOutline,
  testen: mdiPlayOutline,
  teilen: mdiShareVariantOutline,
  analyse: mdiChartBar,
};
const tile = {
  width: '100%',
  minWidth: 0,
  px: 0.5,
  py: 1,
  flexDirection: 'column',
  gap: 0.5,
  fontSize: '0.75rem',
  lineHeight: 1.2,
};

/** The ways into one dialog, side by side; a closed one says why. */
export function AreaLinks({ survey }: { readonly survey: SurveyListItem }) {
  return (
    <Box
      role="group"
      aria-label={texts.survey.areas(survey.survey_name)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0.5 }}
    >
      {areasOf(survey).map((area) => (
        <AreaLink key={area.name} area={area} />
      ))}
    </Box>
  );
}

function AreaLink({ area: { name, to, closed } }: { readonly area: Area }) {
  const content = (
    <>
      <Icon path={icons[name]} fontSize="small" />
      {texts.areas[name]}
    </>
  );
  if (closed === null) {
    return (
      <Button component={Link} to={to} sx={tile}>
        {content}
      </Button>
    );
  }
  return (
    <Tooltip title={texts.areaClosed[closed]} describeChild>
      <span>
        <Button disabled sx={tile}>
          {content}
        </Button>
      </span>
    </Tooltip>
  );
}
