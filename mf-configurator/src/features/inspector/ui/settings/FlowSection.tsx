import { Alert } from '@dialogwerk/shared/ui';
import { settingsTexts } from '../../settingsTexts.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface FlowForm {
  readonly speed: string;
  readonly audio_messages: boolean;
  readonly video_messages: boolean;
  readonly feedback_allowed: boolean;
}

const speeds = Object.entries(settingsTexts.speeds).map(([value, label]) => ({ value, label }));

/** Pauses, what open questions take beside words, and whether they may say something about the dialog. */
export function FlowSection() {
  const { survey, changeConfig } = useInspector();
  const { speed, audio_messages, video_messages, feedback_allowed } = survey;
  const section = useSectionForm<FlowForm>({
    saved: { speed: String(speed), audio_messages, video_messages, feedback_allowed },
    rules: {},
    save: ({ speed: chosen, ...rest }, gesture) =>
      changeConfig({ ...rest, ...(chosen === undefined ? {} : { speed: Number(chosen) }) }, gesture),
  });
  return (
    <SectionFrame title={settingsTexts.sections.flow} help="flow" onLeave={section.leave}>
      <SelectInput
        section={section}
        name="speed"
        label={settingsTexts.speed}
        gone={settingsTexts.speedOther}
        options={speeds}
      />
      <SwitchInput section={section} name="audio_messages" label={settingsTexts.audio} help={settingsTexts.audioHelp} />
      <SwitchInput section={section} name="video_messages" label={settingsTexts.video} help={settingsTexts.videoHelp} />
      {(section.values.audio_messages || section.values.video_messages) && (
        <Alert severity="info">{settingsTexts.recordedPrivacy}</Alert>
      )}
      <SwitchInput
        section={section}
        name="feedback_allowed"
        label={settingsTexts.feedback}
        help={settingsTexts.feedbackHelp}
      />
    </SectionFrame>
  );
}
