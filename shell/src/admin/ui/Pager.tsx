import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { ADMIN_PAGE_SIZE } from '@dialogwerk/shared/contract';
import { Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** From page to page; nothing when there is one alone. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / ADMIN_PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <Stack
      component="nav"
      aria-label={texts.pages}
      direction="row"
      sx={{ gap: 1, alignItems: 'center', justifyContent: 'center' }}
    >
      <IconButton aria-label={texts.before} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <Typography aria-live="polite">{texts.page(page, pages)}</Typography>
      <IconButton aria-label={texts.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Stack>
  );
}
