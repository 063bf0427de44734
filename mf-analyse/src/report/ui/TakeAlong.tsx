import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiFileWordOutline, mdiPrinterOutline } from '@mdi/js';
import { useState } from 'react';
import { usePrinting } from '../../features/question-results/usePrinting.ts';
import { saveReport } from '../saveReport.ts';
import type { ReportDocument } from '../model/ReportDocument.ts';
import type { ReadableBlocks } from '../readableBlocks.ts';
import { reportTexts as texts } from '../texts.ts';

interface TakeAlongProps {
  readonly report: ReportDocument;
  readonly missing: ReadableBlocks['missing'];
}

/** The ways of a report to paper and into files. */
export function TakeAlong({ report, missing }: TakeAlongProps) {
  const { isPrinting, print } = usePrinting();
  const [isWriting, setWriting] = useState(false);
  const write = async (): Promise<void> => {
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
        disabled={isWriting || missing !== null}
        onClick={() => void write()}
      >
        {isWriting ? texts.writing : texts.docx}
      </Button>
      {missing === 'failed' && (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flexBasis: '100%', order: 1 }}>
          {texts.docxIncomplete}
        </Typography>
      )}
    </>
  );
}
