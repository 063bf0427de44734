import type { ManagerLive } from '@dialogwerk/shared/contract';
import { Box, Chip } from '@dialogwerk/shared/ui';
import { liveTexts as texts } from '../liveTexts.ts';

/** Whether respondents get a multi-chat as its authors see it. */
export function LiveStatus({ live: { publication_id, unpublished_changes } }: { readonly live: ManagerLive }) {
  const isBehind = publication_id !== null && unpublished_changes > 0;
  const label = publication_id === null ? texts.never : isBehind ? texts.changes(unpublished_changes) : texts.published;
  return (
    <Box role="status">
      <Chip
        size="small"
        label={label}
        {...(isBehind ? { color: 'info' as const } : { variant: 'outlined' as const })}
      />
    </Box>
  );
}
