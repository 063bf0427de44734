import { change, patch, useResource } from '@dialogwerk/shared/clients';
import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.columns;

interface ColumnsInsideProps {
  readonly survey_id: string;
  readonly columns: readonly string[];
  readonly anonymous: boolean;
}

/** Which of what is known of people the dialog knows, as parameters of its link (docs/decisions/0156). */
export function ColumnsInside({ survey_id, columns, anonymous }: ColumnsInsideProps) {
  const headingId = useId();
  const { state } = useResource('linkParameters', { survey_id });
  if (columns.length === 0 || state.kind !== 'loaded') return null;
  const { names } = state.value;
  const isFull = names.length >= LINK_PARAMETER_LIMITS.names;
  const set = async (next: readonly string[]): Promise<void> => {
    const wanted = { survey_id, names: [...next] };
    const patches = [patch('linkParameters', { survey_id }, () => ({ names: [...next] }))];
    const made = await change('setLinkParameters', wanted, { patches });
    if (!made.ok) showNotice(inviteeTexts.notDone(made.reason));
  };
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {anonymous ? texts.anonymous : texts.text}
      </Typography>
      {!anonymous && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {columns.map((name) => {
            const isKept = names.includes(name);
            return (
              <Chip
                key={name}
                component="button"
                clickable
                variant={isKept ? 'filled' : 'outlined'}
                color={isKept ? 'primary' : 'default'}
                disabled={!isKept && isFull}
                label={isKept ? texts.kept(name) : name}
                aria-label={texts.keep(name)}
                aria-pressed={isKept}
                onClick={() => void set(isKept ? names.filter((one) => one !== name) : [...names, name])}
              />
            );
          })}
        </Stack>
      )}
      {!anonymous && isFull && columns.some((name) => !names.includes(name)) && (
        <Typography sx={{ mt: 1 }}>{texts.full}</Typography>
      )}
    </section>
  );
}
