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
  /** The report that links show; absent for all figures. */
  readonly report_id?: string;
}

/** The way to links that show figures, for those who may make one. */
export function FigureLinksButton({ survey_id, filter, report_id }: FigureLinksButtonProps) {
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
        {report_id === undefined ? texts.figureLinks : texts.reportLinks}
      </Button>
      {isOpen && (
        <DialogSlot onClose={() => setOpen(false)}>
          <FigureLinksDialog
            survey_id={survey_id}
            filter={filter}
            report_id={report_id ?? null}
            onClose={() => setOpen(false)}
          />
        </DialogSlot>
      )}
    </>
  );
}
