import { canBeNamed } from '@dialogwerk/shared/dialog';
import { Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { sourceTexts as texts } from '../texts.ts';

interface ParameterListProps {
  readonly names: readonly string[];
  /** Absent for who may only read them. */
  readonly onRemove?: (name: string) => void;
}

/** The parameters that are kept, each with the way to keep it no more. */
export function ParameterList({ names, onRemove }: ParameterListProps) {
  const headingId = useId();
  const named = names.filter(canBeNamed);
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.kept}
      </Typography>
      {names.length === 0 ? (
        <Typography color="textSecondary">{texts.none}</Typography>
      ) : (
        <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 1 }}>
          {names.map((name) => (
            <li key={name}>
              {onRemove ? (
                <Chip
                  label={name}
                  aria-label={texts.remove(name)}
                  onClick={() => onRemove(name)}
                  onDelete={() => onRemove(name)}
                />
              ) : (
                <Chip label={name} />
              )}
            </li>
          ))}
        </Stack>
      )}
      {named.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.inside(named)}
        </Typography>
      )}
    </section>
  );
}
