import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Box, MaterialLink } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { texts } from '../../../texts.ts';
import { useArrangement } from './useArrangement.ts';

/** The author's tags of a dialog, each leading to all that have it. */
export function SurveyTags({ survey: { survey_name, tags } }: { readonly survey: SurveyListItem }) {
  const { hrefOf } = useArrangement();
  if (tags.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={texts.survey.tags(survey_name)}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <MaterialLink component={Link} to={hrefOf({ tag })} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
            #{tag}
          </MaterialLink>
        </li>
      ))}
    </Box>
  );
}
