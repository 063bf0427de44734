import type { BlockOf } from '@dialogwerk/shared/contract';
import { Alert, FormHelperText } from '@dialogwerk/shared/ui';
import { newId } from '../../../../../newId.ts';
import { numberText, readNumber, tidyNumber } from '../../../model/numberText.ts';
import { bodyWarning, requestRules } from '../../../model/rules/requestRules.ts';
import type { RequestForm } from '../../../model/rules/requestRules.ts';
import { orNull } from '../../../model/rules/textRules.ts';
import { unknownVariables } from '../../../model/rules/unknownVariables.ts';
import { texts } from '../../../texts.ts';
import { ExampleButton } from '../../fields/ExampleButton.tsx';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Which address is called and with what, and where the dialog goes on when that fails. */
export function RequestSection({ block }: { readonly block: BlockOf<'api'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id, method, url, body, timeout_ms, error_target } = block;
  const section = useSectionForm<RequestForm>({
    saved: { method, url, body, timeout: numberText(timeout_ms / 1_000), error_target: error_target ?? '' },
    rules: requestRules,
    normal: (form) => ({ ...form, url: form.url.trim(), timeout: tidyNumber(form.timeout) }),
    save: (changed, gesture) => {
      const chosen = methods.find((candidate) => candidate === changed.method);
      changeBlock(
        id,
        {
          ...(chosen === undefined ? {} : { method: chosen }),
          ...(changed.url === undefined ? {} : { url: changed.url }),
          ...(changed.body === undefined ? {} : { body: changed.body }),
          ...(changed.timeout === undefined
            ? {}
            : { timeout_ms: Math.round((readNumber(changed.timeout) ?? 5) * 1_000) }),
          ...(changed.error_target === undefined ? {} : { error_target: orNull(changed.error_target) }),
        },
        gesture,
      );
    },
  });
  const targets = useTargets(id);
  const { values, problems } = section;
  const hasBody = values.method !== 'GET';
  const unknown = unknownVariables(
    hasBody ? `${values.url} ${values.body}` : values.url,
    survey,
    block.unique_question_id,
  );
  return (
    <SectionFrame title={texts.sections.request} help="request" onLeave={section.leave}>
      <SelectInput
        section={section}
        name="method"
        label={texts.method}
        gone={values.method}
        options={methods.map((value) => ({ value, label: value }))}
      />
      <TextInput
        section={section}
        name="url"
        label={texts.url}
        help={texts.urlHelp}
        problem={problems.url ?? (values.url.trim() === '' ? texts.urlMissing : undefined)}
        code
      />
      {values.url.trim() === '' && block.mapping.length === 0 && (
        <ExampleButton
          onInsert={() => {
            const { url: address, ...mapped } = texts.requestExample;
            changeBlock(id, { url: address, mapping: [mapped] }, newId('example'));
          }}
        />
      )}
      {hasBody && (
        <TextInput
          section={section}
          name="body"
          label={texts.body}
          help={texts.bodyHelp}
          problem={problems.body ?? bodyWarning(values.body) ?? undefined}
          lines={4}
          code
        />
      )}
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
      <WithHelp topic="timeout" label={texts.timeout}>
        <TextInput
          section={section}
          name="timeout"
          label={texts.timeout}
          problem={problems.timeout}
          keyboard="decimal"
        />
      </WithHelp>
      <WithHelp topic="errorTarget" label={texts.errorTarget}>
        <SelectInput
          section={section}
          name="error_target"
          label={texts.errorTarget}
          gone={texts.blockGone}
          options={[{ value: '', label: texts.asAfterAnyBlock }, ...targets]}
        />
      </WithHelp>
      <FormHelperText sx={{ m: 0 }}>{texts.apiAddresses}</FormHelperText>
    </SectionFrame>
  );
}
