import type { ImportedItem } from '@dialogwerk/shared/contract';
import { MaterialLink, Typography } from '@dialogwerk/shared/ui';
import type { LeadsTo } from '../model/LeadsTo.ts';
import { texts } from '../texts.ts';

interface ReportedItemProps {
  readonly item: ImportedItem;
  readonly leads: LeadsTo;
  readonly onSelect: (unique_question_id: string) => void;
}

const wrapped = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;
const nowhere = { none: texts.noBlock, gone: texts.goneBlock } as const;

/** An item of the file that a line concerns, leading to its block where there is one. */
export function ReportedItem({ item: { link_id, text }, leads, onSelect }: ReportedItemProps) {
  const note = leads.kind === 'block' ? null : nowhere[leads.kind];
  return (
    <li>
      {leads.kind === 'block' ? (
        <MaterialLink
          component="button"
          type="button"
          variant="body2"
          aria-label={texts.showBlock(text)}
          onClick={() => onSelect(leads.id)}
          sx={{ textAlign: 'left', fontWeight: 600, color: 'text.primary', ...wrapped }}
        >
          {text}
        </MaterialLink>
      ) : (
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, ...wrapped }}>
          {text}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={wrapped}>
        {[note, texts.linkId(link_id)].filter((part) => part !== null).join(' ')}
      </Typography>
    </li>
  );
}
