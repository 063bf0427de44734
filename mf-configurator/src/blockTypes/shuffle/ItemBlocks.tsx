import { LOOP_LIMITS } from '@dialogwerk/shared/contract';
import { Box, FormHelperText, Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import { mdiClose } from '@mdi/js';
import { PlainSelect } from '../../features/inspector/ui/conditions/PlainSelect.tsx';
import type { PlainOption } from '../../features/inspector/ui/conditions/PlainSelect.tsx';
import { shuffleTexts as texts } from './shuffleTexts.ts';

interface ItemBlocksProps {
  /** From 1. */
  readonly number: number;
  /** The blocks of the item, in the order of the dialog. */
  readonly chosen: readonly PlainOption[];
  /** The blocks that belong to no item. */
  readonly free: readonly PlainOption[];
  readonly readOnly: boolean;
  readonly onChange: (members: string[]) => void;
}

/** Which blocks belong to an item of a drawn order. */
export function ItemBlocks({ number, chosen, free, readOnly, onChange }: ItemBlocksProps) {
  const ids = chosen.map(({ value }) => value);
  return (
    <Stack sx={{ gap: 1, mt: 1, mb: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      {chosen.length === 0 && <FormHelperText sx={{ m: 0 }}>{texts.noBlocks}</FormHelperText>}
      {chosen.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {chosen.map(({ value, label }) => (
            <Stack key={value} component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
              {!readOnly && (
                <IconButton
                  size="small"
                  aria-label={texts.takeOut(label, number)}
                  onClick={() => onChange(ids.filter((id) => id !== value))}
                >
                  <Icon path={mdiClose} />
                </IconButton>
              )}
            </Stack>
          ))}
        </Box>
      )}
      {!readOnly && free.length > 0 && chosen.length < LOOP_LIMITS.members && (
        <PlainSelect
          label={texts.addBlock}
          accessibleName={texts.addBlockTo(number)}
          value=""
          options={[{ value: '', label: texts.choose }, ...free]}
          gone={texts.choose}
          readOnly={false}
          onChange={(id) => onChange(id === '' ? ids : [...ids, id])}
        />
      )}
    </Stack>
  );
}
