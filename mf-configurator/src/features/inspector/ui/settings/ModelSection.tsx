import { Alert, Typography } from '@dialogwerk/shared/ui';
import { useModelState } from '../../../../useModelState.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface ModelForm {
  readonly model_consent: boolean;
  readonly model_mask: boolean;
}

/** What a language model gets of what respondents write, and whether they are asked before. */
export function ModelSection() {
  const { survey, changeConfig } = useInspector();
  const { model_consent, model_mask } = survey;
  const section = useSectionForm<ModelForm>({ saved: { model_consent, model_mask }, rules: {}, save: changeConfig });
  const state = useModelState();
  const main = state.kind === 'loaded' ? state.value.main : null;
  return (
    <SectionFrame title={settingsTexts.sections.model} help="model" onLeave={section.leave}>
      {state.kind === 'loaded' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {main ? settingsTexts.modelNamed(main.model, main.host) : settingsTexts.modelNone}
        </Typography>
      )}
      <SwitchInput
        section={section}
        name="model_consent"
        label={settingsTexts.modelConsent}
        help={settingsTexts.modelConsentHelp}
      />
      <SwitchInput
        section={section}
        name="model_mask"
        label={settingsTexts.modelMask}
        help={settingsTexts.modelMaskHelp}
      />
      {!section.values.model_mask && <Alert severity="warning">{settingsTexts.modelUnmasked}</Alert>}
    </SectionFrame>
  );
}
