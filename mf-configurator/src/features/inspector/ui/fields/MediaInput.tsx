import { libraryCalls } from '@dialogwerk/shared/clients';
import type { ShownKind } from '@dialogwerk/shared/dialog';
import { mediaKindOf } from '@dialogwerk/shared/dialog';
import { Box, FormHelperText, LibraryButton, Stack, TextField } from '@dialogwerk/shared/ui';
import type { TakenFile } from '@dialogwerk/shared/ui';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { Purpose } from '../../keepFile.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useMediaFiles } from './useMediaFiles.ts';

interface MediaInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  /** Holds a `filename_db`, '' for none. */
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly kinds: readonly ShownKind[];
  /** What a new file is kept for. */
  readonly purpose?: Purpose;
  /** The field with what stands for the file; filled from the library where it is empty. */
  readonly words?: FieldPathByValue<Form, string>;
}

/** A file of the dialog: one that is there already, or a new one; handed on at once. */
export function MediaInput<Form extends FieldValues>(props: MediaInputProps<Form>) {
  const { section, name, label, kinds, purpose = 'block', words = name } = props;
  const { survey, readOnly } = useInspector();
  const { survey_id } = survey;
  const { field } = useController({ name, control: section.control });
  const { field: described } = useController({ name: words, control: section.control });
  const { state: known } = useMediaFiles(survey_id);
  const chosen: string = field.value ?? '';

  function take(filename_db: string): void {
    field.onChange(filename_db);
    section.commit();
  }
  function takeKept({ filename_db, alt_text }: TakenFile): void {
    const written: string = described.value ?? '';
    const isEmpty = words !== name && written.trim() === '';
    if (isEmpty && alt_text !== '') described.onChange(alt_text);
    take(filename_db);
  }

  const files = known.kind === 'loaded' ? known.value : [];
  const offered = files.filter(({ filename_db }) => kinds.some((kind) => kind === mediaKindOf(filename_db)));
  const isListed = chosen === '' || offered.some(({ filename_db }) => filename_db === chosen);
  const fault = known.kind === 'failed' ? texts.filesNotListed(known.reason) : null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {chosen !== '' && <MediaPreview filename_db={chosen} />}
      <TextField
        select
        size="small"
        fullWidth
        disabled={readOnly}
        label={label}
        value={chosen}
        onChange={(event) => take(event.target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{texts.noFile}</option>
        {!isListed && <option value={chosen}>{texts.thisFile}</option>}
        {offered.map(({ filename_db, misc }) => (
          <option key={filename_db} value={filename_db}>
            {misc ?? filename_db}
          </option>
        ))}
      </TextField>
      {!readOnly && known.kind === 'loaded' && (
        <UploadButton label={label} kinds={kinds} purpose={purpose} onKept={take} />
      )}
      {!readOnly && (
        <Box>
          <LibraryButton
            survey_id={survey_id}
            label={label}
            kinds={kinds}
            purpose={purpose}
            calls={libraryCalls}
            onTake={takeKept}
          />
        </Box>
      )}
      <FormHelperText error role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {fault}
      </FormHelperText>
    </Stack>
  );
}
