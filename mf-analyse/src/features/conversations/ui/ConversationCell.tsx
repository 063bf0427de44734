import { Box } from '@dialogwerk/shared/ui';
import { formatNumber } from '../../../formats.ts';
import { texts } from '../../../texts.ts';
import type { Cell } from '../../../answerTypes/Cell.ts';

/** One answer or one value; what is not there reads as such. */
export function ConversationCell({ cell }: { readonly cell: Cell }) {
  switch (cell.kind) {
    case 'missing':
      return (
        <Box component="td" sx={{ color: 'text.secondary' }}>
          <span role="img" aria-label={texts.conversations.missing}>
            –
          </span>
        </Box>
      );
    case 'skipped':
      return (
        <Box component="td" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {texts.conversations.skipped}
        </Box>
      );
    case 'text':
      return (
        <Box component="td" sx={{ minWidth: 180 }}>
          {cell.text}
        </Box>
      );
    case 'number':
      return <td className="number">{formatNumber(cell.value)}</td>;
    case 'truth':
      return <td>{cell.value ? texts.conversations.yes : texts.conversations.no}</td>;
  }
}
