import { mdiAlert, mdiInformationOutline } from '@mdi/js';
import type { ImportLine } from '@dialogwerk/shared/contract';
import { importSentence } from '@dialogwerk/shared/dialog/import-report';
import { Box, Icon, MaterialLink, Paper, Typography } from '@dialogwerk/shared/ui';
import { visuallyHidden } from '../../../visuallyHidden.ts';
import type { LeadsTo } from '../model/LeadsTo.ts';
import { texts } from '../texts.ts';

interface ReportItemProps {
  readonly line: ImportLine;
  readonly leads: LeadsTo;
  readonly onSelect: (unique_question_id: string) => void;
}

const looks = {
  warning: { icon: mdiAlert, color: 'warning.dark', border: 'warning.main', word: texts.warning },
  info: { icon: mdiInformationOutline, color: 'info.dark', border: 'info.main', word: texts.info },
} as const;

const nowhere = { file: null, none: texts.noBlock, gone: texts.goneBlock } as const;
const wrapped = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** One item of the file that is not as it stands there. */
export function ReportItem({ line: { link_id, text, severity, changes }, leads, onSelect }: ReportItemProps) {
  const { icon, color, border, word } = looks[severity];
  const name = link_id === null ? texts.wholeFile : text;
  const note = leads.kind === 'block' ? null : nowhere[leads.kind];
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, borderLeft: 4, borderLeftColor: border }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Icon path={icon} fontSize="small" sx={{ color, mt: 0.25 }} />
        <span style={visuallyHidden}>{word}</span>
        {leads.kind === 'block' ? (
          <MaterialLink
            component="button"
            type="button"
            variant="body2"
            aria-label={texts.showBlock(name)}
            onClick={() => onSelect(leads.id)}
            sx={{ textAlign: 'left', fontWeight: 600, color: 'text.primary', ...wrapped }}
          >
            {name}
          </MaterialLink>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 600, ...wrapped }}>
            {name}
          </Typography>
        )}
      </Box>
      {changes.map((change) => (
        <Typography key={JSON.stringify(change)} sx={{ mt: 0.5, ...wrapped }}>
          {importSentence(change)}
        </Typography>
      ))}
      {(note !== null || link_id !== null) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, ...wrapped }}>
          {[note, link_id === null ? null : texts.linkId(link_id)].filter((part) => part !== null).join(' ')}
        </Typography>
      )}
    </Paper>
  );
}
