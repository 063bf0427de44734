import { mdiAlert, mdiInformationOutline } from '@mdi/js';
import type { ImportLine } from '@dialogwerk/shared/contract';
import { importSentence, severityOf } from '@dialogwerk/shared/dialog/import-report';
import { Box, Button, Icon, Paper, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { leadsTo } from '../model/LeadsTo.ts';
import { texts } from '../texts.ts';
import { ReportedItem } from './ReportedItem.tsx';

interface ReportItemProps {
  readonly line: ImportLine;
  /** The blocks that the dialog has. */
  readonly there: ReadonlySet<string>;
  readonly onSelect: (unique_question_id: string) => void;
}

const looks = {
  warning: { icon: mdiAlert, color: 'warning.dark', border: 'warning.main', word: texts.warning },
  info: { icon: mdiInformationOutline, color: 'info.dark', border: 'info.main', word: texts.info },
} as const;

/** How many items of a line are named at first. */
const AT_FIRST = 5;

/** One cause for which something is not as in the file, with the items that it concerns. */
export function ReportItem({ line: { change, items }, there, onSelect }: ReportItemProps) {
  const [isWhole, setWhole] = useState(false);
  const { icon, color, border, word } = looks[severityOf(change)];
  // One more is as good as a button that shows it.
  const shown = isWhole || items.length <= AT_FIRST + 1 ? items : items.slice(0, AT_FIRST);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, borderLeft: 4, borderLeftColor: border }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Icon path={icon} fontSize="small" sx={{ color, mt: 0.25 }} />
        <span style={visuallyHidden}>{word}</span>
        <Typography sx={{ overflowWrap: 'anywhere', hyphens: 'auto', minWidth: 0 }}>
          {importSentence(change)}
        </Typography>
      </Box>
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.concerned(items.length)}
          sx={{ listStyle: 'none', m: 0, mt: 1, pl: 3.5, display: 'grid', gap: 0.75 }}
        >
          {shown.map((item) => (
            <ReportedItem key={item.link_id} item={item} leads={leadsTo(item, there)} onSelect={onSelect} />
          ))}
        </Box>
      )}
      {items.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, pl: 3.5 }}>
          {texts.wholeFile}
        </Typography>
      )}
      {shown.length < items.length && (
        <Button size="small" sx={{ mt: 0.5, ml: 2.5 }} onClick={() => setWhole(true)}>
          {texts.moreItems(items.length - shown.length)}
        </Button>
      )}
    </Paper>
  );
}
