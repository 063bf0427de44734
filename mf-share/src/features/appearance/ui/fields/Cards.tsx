import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface CardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly disabled: boolean;
  readonly cards: readonly {
    readonly value: Value;
    readonly name: string;
    readonly about: string;
    /** What it looks like, for who sees it. */
    readonly sample: ReactNode;
  }[];
  readonly onChoose: (value: Value) => void;
}

/** One of some, each with a sample; radio buttons, so that the arrow keys go along them. */
export function Cards<Value extends string>({ label, value, disabled, cards, onChoose }: CardsProps<Value>) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      {cards.map((card) => (
        <Box
          key={card.value}
          component="label"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            alignItems: 'center',
            gap: 1.5,
            px: 1.5,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            cursor: disabled ? 'default' : 'pointer',
            '&:has(:checked)': {
              borderColor: 'primary.main',
              boxShadow: 'inset 0 0 0 1px currentColor',
              color: 'primary.main',
            },
            '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={id}
            aria-label={card.name}
            aria-describedby={`${id}-${card.value}`}
            checked={card.value === value}
            disabled={disabled}
            onChange={() => onChoose(card.value)}
            sx={{ width: 20, height: 20, m: 0, accentColor: 'currentColor', outline: 'none' }}
          />
          <Box sx={{ minWidth: 0, color: 'text.primary' }}>
            <Typography sx={{ fontWeight: 600 }}>{card.name}</Typography>
            <Typography id={`${id}-${card.value}`} variant="body2" color="textSecondary">
              {card.about}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ color: 'text.primary' }}>
            {card.sample}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
