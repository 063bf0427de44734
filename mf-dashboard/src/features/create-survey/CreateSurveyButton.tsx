import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyTemplate } from '@dialogwerk/shared/contract';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiPlus } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { NameDialog } from '../../NameDialog.tsx';
import { texts } from '../../texts.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly problem: string | null }
  | { readonly kind: 'creating' };

/** Asks for a name and what to begin with, creates the dialog and goes on to its configurator. */
export function CreateSurveyButton() {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const [template, setTemplate] = useState<SurveyTemplate | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function create(survey_name: string) {
    const controller = new AbortController();
    running.current = controller;
    setStep({ kind: 'creating' });
    try {
      const wanted = { survey_name, ...(template === null ? {} : { template }) };
      const { survey } = await authorClient.call('createSurvey', wanted, { signal: controller.signal });
      if (!controller.signal.aborted) await navigate(`/configurator/${encodeURIComponent(survey.survey_id)}`);
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'asking', problem: reasonOf(error) });
    }
  }

  function close() {
    running.current?.abort();
    setStep({ kind: 'closed' });
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => {
          setTemplate(null);
          setStep({ kind: 'asking', problem: null });
        }}
      >
        {texts.create.open}
      </Button>
      {step.kind !== 'closed' && (
        <NameDialog
          title={texts.create.title}
          confirm={texts.create.confirm}
          initialName={template === null ? texts.create.suggestion : texts.templates[template].name}
          below={<TemplateChoice chosen={template} onChoose={setTemplate} />}
          waiting={step.kind === 'creating'}
          problem={step.kind === 'asking' ? step.problem : null}
          onName={(name) => void create(name)}
          onClose={close}
        />
      )}
    </>
  );
}
