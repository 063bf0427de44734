import { mdiTableArrowDown } from '@mdi/js';
import { reasonOf } from '@dialogwerk/shared/clients';
import type { Approval, SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { saveHistory } from '../effects/saveHistory.ts';
import { reviewTexts } from '../reviewTexts.ts';

interface ExportButtonProps {
  readonly survey: SurveyData;
  readonly past: readonly Approval[];
}

/** Saves everything that was published, with who asked and who agreed, as a table. */
export function ExportButton({ survey, past }: ExportButtonProps) {
  const [isWriting, setWriting] = useState(false);
  const save = async (): Promise<void> => {
    setWriting(true);
    try {
      await saveHistory(survey, past);
    } catch (error) {
      showNotice(reviewTexts.notExported(reasonOf(error)));
    } finally {
      setWriting(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon path={mdiTableArrowDown} />}
      loading={isWriting}
      loadingPosition="start"
      onClick={() => void save()}
    >
      {isWriting ? reviewTexts.exporting : reviewTexts.export}
    </Button>
  );
}
