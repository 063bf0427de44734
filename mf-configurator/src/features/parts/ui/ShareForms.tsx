import { change } from '@dialogwerk/shared/clients';
import { PART_LIMITS, SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, FaultAlert, FormControlLabel, Switch, Typography } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import { texts } from '../texts.ts';
import type { PartsWork } from './PartsWork.ts';

/** What the dialog gives to others: itself, or some of its blocks. */
export function ShareForms({ work }: { readonly work: PartsWork }) {
  const keep = useId();
  const offer = useId();
  return (
    <>
      <section aria-labelledby={keep}>
        <Typography id={keep} variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
          {texts.keep}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {work.chosen.length === 0 ? texts.keepHint : texts.keepChosen(work.chosen.length)}
        </Typography>
        {work.chosen.length > 0 && <KeepForm work={work} />}
      </section>
      <section aria-labelledby={offer}>
        <Typography id={offer} variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
          {texts.offer}
        </Typography>
        <OfferForm work={work} />
      </section>
    </>
  );
}

const shared = { size: 'small', multiline: true, maxRows: 6 } as const;
const about = {
  ...shared,
  label: texts.about,
  slotProps: { htmlInput: { maxLength: PART_LIMITS.about } },
};
const rights = {
  ...shared,
  label: texts.rights,
  hint: texts.rightsHint,
  slotProps: { htmlInput: { maxLength: PART_LIMITS.rights } },
};

function KeepForm({ work: { survey, chosen } }: { readonly work: PartsWork }) {
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: { name: '', about: '', rights: '' } });
  const [fault, setFault] = useState<string | null>(null);
  const submit = handleSubmit(async ({ name, ...library }) => {
    setFault(null);
    const survey_name = name.trim();
    const blocks = chosen.slice(0, PART_LIMITS.blocks);
    const kept = await change('duplicateSurvey', {
      survey_id: survey.survey_id,
      part: { survey_name, blocks, library },
    });
    if (!kept.ok) return setFault(kept.reason);
    reset();
    return showNotice(texts.keptAs(survey_name));
  });
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <FormField
        control={control}
        name="name"
        rules={{ validate: (name) => filled(name) || texts.noName }}
        size="small"
        label={texts.keepName}
        slotProps={{ htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' } }}
      />
      <FormField control={control} name="about" {...about} />
      <FormField control={control} name="rights" {...rights} />
      {fault !== null && <FaultAlert onRetry={() => void submit()}>{texts.keepFault(fault)}</FaultAlert>}
      <div>
        <Button type="submit" size="small" variant="outlined" loading={formState.isSubmitting}>
          {texts.keepNow}
        </Button>
      </div>
    </Box>
  );
}

function OfferForm({ work: { survey, onOffer } }: { readonly work: PartsWork }) {
  const { library } = survey;
  const { control, getValues } = useForm({ values: { about: library?.about ?? '', rights: library?.rights ?? '' } });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} onBlur={() => library && onOffer(getValues())}>
      <FormControlLabel
        control={<Switch checked={library !== null} onChange={(_event, isOn) => onOffer(isOn ? getValues() : null)} />}
        label={texts.offerDialog}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.offerHint}
      </Typography>
      {library && (
        <>
          <FormField control={control} name="about" {...about} />
          <FormField control={control} name="rights" {...rights} />
        </>
      )}
    </Box>
  );
}
