import type { AskedQuestion, ReportEntry } from '@dialogwerk/shared/contract';
import { Button, DialogSlot, Icon, laterDialog, Stack } from '@dialogwerk/shared/ui';
import { mdiChartBar, mdiFormatHeaderPound, mdiTextBoxPlusOutline } from '@mdi/js';
import { useState } from 'react';
import { reportTexts as texts } from '../texts.ts';

/** Loaded when it is opened. */
const FigureDialog = laterDialog(async () => (await import('./FigureDialog.tsx')).default);

interface AddBarProps {
  readonly survey_id: string;
  readonly questions: readonly AskedQuestion[];
  readonly onAdd: (entry: ReportEntry) => void;
}

/** What can be added to a report's end. */
export function AddBar({ survey_id, questions, onAdd }: AddBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const addWords = (kind: 'heading' | 'text'): void => onAdd({ kind, entry_id: crypto.randomUUID(), text: '' });
  return (
    <Stack direction="row" role="group" aria-label={texts.add} sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiChartBar} />}
        onClick={() => setChoosing(true)}
      >
        {texts.addFigure}
      </Button>
      <Button variant="outlined" startIcon={<Icon path={mdiFormatHeaderPound} />} onClick={() => addWords('heading')}>
        {texts.addHeading}
      </Button>
      <Button variant="outlined" startIcon={<Icon path={mdiTextBoxPlusOutline} />} onClick={() => addWords('text')}>
        {texts.addText}
      </Button>
      {isChoosing && (
        <DialogSlot onClose={() => setChoosing(false)}>
          <FigureDialog
            survey_id={survey_id}
            questions={questions}
            onChoose={(entry) => {
              onAdd(entry);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </DialogSlot>
      )}
    </Stack>
  );
}
