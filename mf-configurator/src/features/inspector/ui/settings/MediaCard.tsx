import { mdiDeleteOutline } from '@mdi/js';
import { change, patch } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { Box, FormHelperText, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { placesOf } from '../../model/media/usedMedia.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { MediaPreview } from '../fields/MediaPreview.tsx';
import { useInspector } from '../InspectorContext.ts';

const purposes = new Map<string, string>(Object.entries(settingsTexts.purposes));

/** One file: what it is, where it is shown, and the way to delete it. */
export function MediaCard({ file }: { readonly file: MediaFile }) {
  const { survey, readOnly, tell } = useInspector();
  const [problem, setProblem] = useState<string | null>(null);
  const [isGoing, setGoing] = useState(false);
  const { filename_db, misc, type } = file;
  const name = misc ?? filename_db;
  const places = placesOf(survey, filename_db);

  async function remove(): Promise<void> {
    setGoing(true);
    const { survey_id } = survey;
    const answered = () => [
      patch('mediaList', { survey_id }, ({ media_files }) => ({
        media_files: media_files.filter((other) => other.filename_db !== filename_db),
      })),
    ];
    const gone = await change('deleteMedia', { survey_id, filename_db }, { answered });
    setGoing(false);
    if (gone.ok) tell(settingsTexts.fileDeleted(name));
    else setProblem(settingsTexts.fileNotDeleted(gone.reason));
  }

  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5 }}>
      <MediaPreview filename_db={filename_db} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', mt: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {purposes.get(type) ?? type} · {places.length > 0 ? settingsTexts.usedIn(places) : settingsTexts.notUsed}
          </Typography>
        </Box>
        {!readOnly && (
          <IconButton aria-label={settingsTexts.deleteFile(name)} disabled={isGoing} onClick={() => void remove()}>
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        )}
      </Stack>
      <FormHelperText error role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </Box>
  );
}
