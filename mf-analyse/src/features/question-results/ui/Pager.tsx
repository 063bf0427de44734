import { Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { questionTexts } from '../texts.ts';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly atOnce: number;
  readonly total: number;
  readonly onTurnTo: (page: number) => void;
}

const texts = questionTexts.textList;

/** The way through a list of which a part is there at a time; nothing for one page. */
export function Pager({ page, atOnce, total, onTurnTo }: PagerProps) {
  if (total <= atOnce) return null;
  const last = Math.min(total, (page + 1) * atOnce);
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="small" disabled={page === 0} onClick={() => onTurnTo(page - 1)}>
        {texts.newer}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.range(page * atOnce + 1, last, total)}
      </Typography>
      <Button size="small" disabled={last === total} onClick={() => onTurnTo(page + 1)}>
        {texts.older}
      </Button>
    </Stack>
  );
}
