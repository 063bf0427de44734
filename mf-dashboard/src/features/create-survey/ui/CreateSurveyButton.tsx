import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiPlus } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { NameDialog } from '../../../NameDialog.tsx';
import { texts } from '../../../texts.ts';
import { openTemplates } from '../state/picking.ts';

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly problem: string | null }
  | { readonly kind: 'creating' };

/** Asks for a name, creates an empty dialog and goes on to its configurator; leads to the templates, too. */
export function CreateSurveyButton() {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function create(survey_name: string) {
    const controller = new AbortController();
    running.current = controller;
    setStep({ kind: 'creating' });
    try {
      const { survey } = await authorClient.call('createSurvey', { survey_name }, { signal: controller.signal });
      if (!controller.signal.aborted) await navigate(`/configurator/${encodeURIComponent(survey.survey_id)}`);
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'asking', problem: reasonOf(error) });
    }
  }

  function close() {
    running.current?.abort();
    setStep({ kind: 'closed' });
  }

  function changeToTemplates() {
    close();
    openTemplates();
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => setStep({ kind: 'asking', problem: null })}
      >
        {texts.create.open}
      </Button>
      {step.kind !== 'closed' && (
        <NameDialog
          title={texts.create.title}
          confirm={texts.create.confirm}
          initialName={texts.create.suggestion}
          below={
            <Button onClick={changeToTemplates} sx={{ mt: 1, ml: -1 }}>
              {texts.templates.instead}
            </Button>
          }
          waiting={step.kind === 'creating'}
          problem={step.kind === 'asking' ? step.problem : null}
          onName={(name) => void create(name)}
          onClose={close}
        />
      )}
    </>
  );
}
