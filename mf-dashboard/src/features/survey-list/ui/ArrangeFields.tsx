import { Stack, TextField } from '@dialogwerk/shared/ui';
import { orders, statuses } from '../../../listed/model/Wanted.ts';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { texts } from '../../../texts.ts';

interface ArrangeFieldsProps {
  readonly wanted: Wanted;
  readonly onChange: (changes: Partial<Wanted>) => void;
}

const native = { select: { native: true }, input: { sx: { bgcolor: 'background.paper' } } } as const;

/** Which dialogs are shown, and in which order. */
export function ArrangeFields({ wanted: { status, order }, onChange }: ArrangeFieldsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, width: { xs: 1, sm: 'auto' } }}>
      <TextField
        select
        size="small"
        label={texts.arrange.status}
        value={status}
        onChange={({ target }) => {
          const chosen = statuses.find((known) => known === target.value);
          if (chosen) onChange({ status: chosen });
        }}
        slotProps={native}
        sx={{ flexShrink: 0, minWidth: 100 }}
      >
        {statuses.map((known) => (
          <option key={known} value={known}>
            {texts.arrange.statuses[known]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={texts.arrange.order}
        value={order}
        onChange={({ target }) => {
          const chosen = orders.find((known) => known === target.value);
          if (chosen) onChange({ order: chosen, reversed: false });
        }}
        slotProps={native}
        sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: 0 }}
      >
        {orders.map((known) => (
          <option key={known} value={known}>
            {texts.arrange.orders[known]}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
