import { readRichText } from '@dialogwerk/shared/dialog';
import { mdiMessageTextOutline } from '@mdi/js';
import { Button, FormHelperText, Icon, Stack } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { use, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { useLinkParameters } from '../../../../useLinkParameters.ts';
import { offeredVariables } from '../../model/conditions/offeredVariables.ts';
import { unnamedAnswers } from '../../model/conditions/unnamedAnswers.ts';
import { $asText } from '../../state/asText.ts';
import { writingTexts } from '../../writingTexts.ts';
import { FormsAbout, useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';
import { WritingField } from '../writing/WritingField.tsx';
import { BubblePreview } from './BubblePreview.tsx';
import { TextInput } from './TextInput.tsx';

interface MessageInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly help?: string | undefined;
  /** What is said about the signs of a text, where it is edited as one. */
  readonly textHelp?: string | undefined;
  readonly problem?: string | undefined;
  readonly lines?: number;
  /** The block whose variables are offered, where it is another one than the form is about. */
  readonly at?: string | undefined;
}

/** A text that the bot says: with its bubbles, or as it is stored where the author wants that or it cannot be shown otherwise. */
export function MessageInput<Form extends FieldValues>(props: MessageInputProps<Form>) {
  const { section, name, label, help, textHelp = help, problem, lines, at } = props;
  const { survey, readOnly, changeBlock } = useInspector();
  const { field } = useController({ name, control: section.control });
  const asText = useStore($asText);
  const value: string = field.value ?? '';
  const [written, setWritten] = useState<string | null>(null);
  const about = use(FormsAbout);
  const id = at ?? about;
  const parameters = useLinkParameters(survey.survey_id);
  const variables = useMemo(() => offeredVariables(survey, id, parameters ?? []), [survey, id, parameters]);
  // What was written here stays here.
  const canShow = value === written || readRichText(value) !== null;

  if (!asText && canShow) {
    return (
      <WritingField
        label={label}
        value={value}
        help={help}
        problem={problem}
        readOnly={readOnly}
        variables={variables}
        onInsert={(inserted) => {
          const answer = unnamedAnswers(survey).unnamed.get(inserted);
          if (answer) changeBlock(answer.id, { variable: answer.variable }, newId('g'));
        }}
        onAsText={() => $asText.set(true)}
        onChange={(text) => {
          setWritten(text);
          field.onChange(text);
        }}
      />
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <TextInput section={section} name={name} label={label} help={textHelp} problem={problem} lines={lines ?? 1} />
      {canShow ? (
        !readOnly && (
          <Button
            size="small"
            startIcon={<Icon path={mdiMessageTextOutline} fontSize="small" />}
            onClick={() => $asText.set(false)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {writingTexts.asBubbles}
          </Button>
        )
      ) : (
        <FormHelperText sx={{ m: 0 }}>{writingTexts.onlyText}</FormHelperText>
      )}
      <BubblePreview text={value} />
    </Stack>
  );
}
