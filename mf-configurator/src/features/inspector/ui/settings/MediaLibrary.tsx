import { libraryCalls } from '@dialogwerk/shared/clients';
import { FaultAlert, LibraryButton, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { settingsTexts } from '../../settingsTexts.ts';
import { texts } from '../../texts.ts';
import { UploadButton } from '../fields/UploadButton.tsx';
import { useMediaFiles } from '../fields/useMediaFiles.ts';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { MediaCard } from './MediaCard.tsx';

const shownKinds = ['image', 'audio', 'video'] as const;
/** The list has it by itself. */
const ignore = (): void => undefined;

/** All files of the dialog, the newest first (spec §7), with where they are shown. */
export function MediaLibrary() {
  const { survey, readOnly } = useInspector();
  const { survey_id } = survey;
  const { state: known, reload } = useMediaFiles(survey_id);
  const files = known.kind === 'loaded' ? known.value : [];
  return (
    <SectionFrame title={settingsTexts.sections.files} help="files" onLeave={() => {}}>
      {known.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.filesNotListed(known.reason)}</FaultAlert>}
      {known.kind === 'loading' && <LinearProgress aria-label={settingsTexts.loading} />}
      {known.kind === 'loaded' && (
        <Typography variant="body2" color="textSecondary">
          {files.length === 0 ? settingsTexts.noMedia : settingsTexts.mediaHelp}
        </Typography>
      )}
      {!readOnly && known.kind === 'loaded' && (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <UploadButton label={settingsTexts.upload} kinds={shownKinds} purpose="block" />
          <LibraryButton
            survey_id={survey_id}
            kinds={shownKinds}
            purpose="block"
            calls={libraryCalls}
            onTake={ignore}
          />
        </Stack>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {files.map((file) => (
          <MediaCard key={file.filename_db} file={file} />
        ))}
      </Stack>
    </SectionFrame>
  );
}
