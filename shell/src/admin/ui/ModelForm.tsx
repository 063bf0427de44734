import { reasonOf, send } from '@dialogwerk/shared/clients';
import { isModelUrl, MODEL_ENDPOINT_LIMITS, usualModelUrls } from '@dialogwerk/shared/contract';
import type { CallRequest, ModelProvider } from '@dialogwerk/shared/contract';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../forms/FormField.ts';
import { modelTexts as texts } from '../modelTexts.ts';
import { RowForm } from './RowForm.tsx';

interface ModelFormProps {
  readonly endpoint: 'main' | 'reserve';
  /** What is connected so far. */
  readonly before: { readonly provider: ModelProvider; readonly model: string; readonly url: string } | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Connects a language model. The key leaves this form only for the server, and nothing shows it again. */
export function ModelForm({ endpoint, before, onDone, onCancel }: ModelFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { handleSubmit, control, formState } = useForm({
    defaultValues: {
      provider: before?.provider ?? 'openai',
      model: before?.model ?? '',
      url: before?.url ?? '',
      key: '',
    },
  });
  const usualUrl = usualModelUrls[useWatch({ control, name: 'provider' })];
  const submit = handleSubmit(async ({ provider, model, url, key }) => {
    setProblem(null);
    const given = url.trim();
    const wish: CallRequest<'adminSetModel'> = { endpoint, provider, model, url: given === '' ? null : given };
    try {
      await send('adminSetModel', key.trim() === '' ? wish : { ...wish, key });
      onDone();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  });
  const plain = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
  return (
    <RowForm
      name={texts.connectOf(texts.endpoints[endpoint])}
      problem={problem}
      hint={texts.whoIsAsked}
      act={texts.connect}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormField
        control={control}
        name="provider"
        select
        size="small"
        label={texts.providerField}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {Object.entries(texts.providers).map(([provider, name]) => (
          <option key={provider} value={provider}>
            {name}
          </option>
        ))}
      </FormField>
      <FormField
        control={control}
        name="model"
        rules={{ validate: (text) => filled(text) || texts.noModel }}
        size="small"
        label={texts.modelField}
        hint={texts.modelHint}
        slotProps={{ htmlInput: { ...plain, maxLength: MODEL_ENDPOINT_LIMITS.model } }}
      />
      <FormField
        control={control}
        name="url"
        rules={{
          validate: (text) => isModelUrl(text.trim()) || (!filled(text) && usualUrl !== null) || texts.noAddress,
        }}
        size="small"
        label={texts.urlField}
        hint={usualUrl === null ? texts.urlHint : texts.usualUrl(usualUrl)}
        slotProps={{ htmlInput: { ...plain, inputMode: 'url', maxLength: MODEL_ENDPOINT_LIMITS.url } }}
      />
      <FormField
        control={control}
        name="key"
        size="small"
        type="password"
        label={texts.keyField}
        hint={before === null ? texts.keyHint : texts.keyKept}
        // Because it is no password of the person's, browsers shall not offer to keep it.
        slotProps={{ htmlInput: { ...plain, autoComplete: 'new-password', maxLength: MODEL_ENDPOINT_LIMITS.key } }}
      />
    </RowForm>
  );
}
