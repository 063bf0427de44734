import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiFileWordOutline, mdiPrinterOutline } from '@mdi/js';
import { useState } from 'react';
import { usePrinting } from '../../features/question-results/usePrinting.ts';
import { saveReport } from '../effects/saveReport.ts';
import type { ReportDocument } from '../model/ReportDocument.ts';
import { reportTexts as texts } from '../texts.ts';

interface TakeAlongProps {
  /** The whole report; null as long as some of its figures are not there. */
  readonly report: ReportDocument | null;
}

/** The ways of a report to paper and into files. */
export function TakeAlong({ report }: TakeAlongProps) {
  const { isPrinting, print } = usePrinting();
  const [isWriting, setWriting] = useState(false);
  const write = async (): Promise<void> => {
    if (report === null) return;
    setWriting(true);
    await saveReport(report).catch(() => showNotice(texts.notWritten));
    setWriting(false);
  };
  return (
    <>
      <Button size="small" startIcon={<Icon path={mdiPrinterOutline} />} disabled={isPrinting} onClick={print}>
        {isPrinting ? texts.printing : texts.print}
      </Button>
      <Button
        size="small"
        startIcon={<Icon path={mdiFileWordOutline} />}
        // Until all figures are there, because the file would lack some.
        disabled={isWriting || report === null}
        onClick={() => void write()}
      >
        {isWriting ? texts.writing : texts.docx}
      </Button>
    </>
  );
}
