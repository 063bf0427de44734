import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../FormField.ts';
import { GroupCheck } from '../../personal/GroupCheck.tsx';
import { personalTexts } from '../../personal/texts.ts';
import { defaultEnd, endOfDay } from './linkEnd.ts';
import { figureLinkTexts as texts } from './texts.ts';
import type { NewLink } from './useFigureLinks.ts';

interface NewLinkFormProps {
  readonly survey_id: string;
  readonly filter: string;
  /** The report that the link shows; null for all figures. */
  readonly report_id: string | null;
  /** Groups of fewer people are not shown; null as long as that is not known. */
  readonly leastGroup: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Gives why the link could not be made; null when it was. */
  readonly onMake: (link: NewLink) => Promise<string | null>;
}

const LONGEST_NAME = 200;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** What a new link is called, how long it works, and what guards it. */
export function NewLinkForm({ survey_id, filter, report_id, leastGroup, now, onMake }: NewLinkFormProps) {
  const { control, handleSubmit, formState, resetField, setError } = useForm({
    mode: 'onChange',
    defaultValues: { name: '', day: defaultEnd(now), password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;
  const [checked, setChecked] = useState<{ readonly below: number; readonly least: number } | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const isTelling = checked !== null && checked.below > 0 && !isAccepted;

  const make = handleSubmit(async ({ name, day, password }) => {
    const ends_at = endOfDay(day, now);
    if (ends_at === null || isTelling) return;
    const failed = await onMake({
      link_id: crypto.randomUUID(),
      name: name.trim(),
      filter: report_id === null ? filter : '',
      report_id,
      ends_at,
      password: password === '' ? null : password,
      ...(checked === null ? {} : { least_group: checked.least }),
    });
    if (failed !== null) return setError('root', { message: failed });
    resetField('name');
    resetField('password');
    showNotice(texts.made(name.trim()));
  });

  return (
    <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void make(event)}>
      <FormField
        control={control}
        name="name"
        rules={{ validate: filled }}
        size="small"
        label={texts.name}
        hint={texts.nameHelp}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <FormField
        control={control}
        name="day"
        rules={{ validate: (day) => endOfDay(day, now) !== null || texts.badEnd }}
        type="date"
        size="small"
        label={texts.ends}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormField
        control={control}
        name="password"
        rules={{ minLength: { value: SHORTEST_PASSWORD, message: texts.shortPassword } }}
        type="password"
        size="small"
        autoComplete="new-password"
        label={texts.password}
        hint={texts.passwordHelp}
        slotProps={{ htmlInput: { maxLength: LONGEST_PASSWORD } }}
      />
      <Typography variant="body2" color="textSecondary">
        {filter !== '' && `${report_id === null ? texts.filtered : texts.reportFiltered} `}
        {leastGroup !== null && texts.few(leastGroup)}
      </Typography>
      <GroupCheck
        survey_id={survey_id}
        filter={filter}
        isForLink
        onChecked={(result) => {
          setChecked(result);
          setAccepted(false);
        }}
      />
      {checked !== null && checked.below > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={({ target }) => setAccepted(target.checked)} />}
          label={personalTexts.groups.anyway}
        />
      )}
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        disabled={!isValid || isTelling}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.make}
      </Button>
    </Stack>
  );
}
