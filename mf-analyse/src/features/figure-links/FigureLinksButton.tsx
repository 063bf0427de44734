import { $survey } from '@dialogwerk/shared/state';
import { Button, DialogSlot, Icon, laterDialog } from '@dialogwerk/shared/ui';
import { mdiLinkVariant } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mayManageAnswers } from '../../model/mayManageAnswers.ts';
import { texts } from '../../texts.ts';

/** Loaded when it is opened. */
const FigureLinksDialog = laterDialog(async () => (await import('./FigureLinksDialog.tsx')).default);

interface FigureLinksButtonProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`, which a new link is made with. */
  readonly filter: string;
}

/** The way to links that show figures, for those who may make one. */
export function FigureLinksButton({ survey_id, filter }: FigureLinksButtonProps) {
  const survey = useStore($survey);
  const [isOpen, setOpen] = useState(false);
  if (!mayManageAnswers(survey)) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={mdiLinkVariant} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.figureLinks}
      </Button>
      {isOpen && (
        <DialogSlot onClose={() => setOpen(false)}>
          <FigureLinksDialog survey_id={survey_id} filter={filter} onClose={() => setOpen(false)} />
        </DialogSlot>
      )}
    </>
  );
}
