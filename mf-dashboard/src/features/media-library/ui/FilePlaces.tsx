import { useResource } from '@dialogwerk/shared/clients';
import type { LibraryPlace } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, LinearProgress, MaterialLink, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { libraryTexts } from '../libraryTexts.ts';

const texts = libraryTexts.file;

/** Where a file is shown: dialogs that the author sees with their places, and how many others. */
export function FilePlaces({ file_id }: { readonly file_id: string }) {
  const { state, reload } = useResource('libraryPlaces', { file_id });
  if (state.kind === 'loading') return <LinearProgress aria-label={texts.placesLoading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.placesFault(state.reason)}</FaultAlert>;
  const { places, others } = state.value;
  if (places.length === 0 && others === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {texts.noPlaces}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {places.map((place) => (
        <li key={place.survey_id}>
          <MaterialLink component={Link} to={`/configurator/${encodeURIComponent(place.survey_id)}`}>
            {place.survey_name}
          </MaterialLink>
          {detailsOf(place)}
        </li>
      ))}
      {others > 0 && <li>{texts.others(others)}</li>}
    </Box>
  );
}

/** Its places by their names, and whether respondents see it. */
function detailsOf({ places, is_published }: LibraryPlace): string {
  const told = [...places.map(({ name }) => name), ...(is_published ? [texts.published] : [])];
  return told.length === 0 ? '' : `: ${told.join(', ')}`;
}
