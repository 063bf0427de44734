import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { lookOfDialog } from '../model/Look.ts';
import { problemIn } from '../model/problemIn.ts';
import { appearanceTexts as texts } from '../texts.ts';
import { useLookEditing } from '../useLookEditing.ts';
import { KitSection } from './kits/KitSection.tsx';
import { AccentField } from './fields/AccentField.tsx';
import { FlowFields } from './fields/FlowFields.tsx';
import { LookChoice } from './fields/LookChoice.tsx';
import type { LookForm } from './fields/LookForm.ts';
import { PictureFields } from './fields/PictureFields.tsx';
import { TypefaceChoice } from './fields/TypefaceChoice.tsx';
import { WordFields } from './fields/WordFields.tsx';
import { EditingLine } from './EditingLine.tsx';
import { MessengerBeside } from './MessengerBeside.tsx';

/** All settings of a dialog's look at one place, beside its messenger, which follows each letter. */
export function AppearanceScreen({ survey }: { readonly survey: SurveyData }) {
  const editing = useLookEditing(survey);
  const typed = useStore(editing.$typed);
  const look = { ...lookOfDialog(survey), ...typed };
  const isReadOnly = survey.bearbeiten === 0;
  const form: LookForm = {
    look,
    isReadOnly,
    problemOf: (field) => (field in typed ? problemIn(field, look) : null),
    type: (field, value) => editing.type(field, value),
    set: (field, value) => editing.type(field, value, true),
    leave: () => void editing.save(),
  };
  const step = (run: () => Promise<string | null>): void =>
    void run().then((refused) => {
      if (refused !== null) showNotice(texts.refused(refused));
    });
  return (
    <>
      <Typography color="textSecondary">{texts.intro}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.revision}
      </Typography>
      {isReadOnly && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {texts.role}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 26rem) minmax(0, 1fr)' },
        }}
      >
        <Stack component="section" aria-label={texts.fields} sx={{ gap: 4, order: { xs: 2, md: 1 }, minWidth: 0 }}>
          {!isReadOnly && (
            <EditingLine
              editing={editing}
              onUndo={() => step(() => editing.undo())}
              onRedo={() => step(() => editing.redo())}
            />
          )}
          <LookChoice form={form} />
          <AccentField form={form} />
          <TypefaceChoice form={form} />
          <PictureFields survey_id={survey.survey_id} form={form} />
          {!isReadOnly && <KitSection survey={survey} onBefore={() => editing.save()} />}
          <WordFields form={form} />
          <FlowFields form={form} />
        </Stack>
        <MessengerBeside survey={survey} look={look} />
      </Box>
    </>
  );
}
