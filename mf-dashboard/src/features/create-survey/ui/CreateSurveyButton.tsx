import { reasonOf, send } from '@dialogwerk/shared/clients';
import { Button, Icon, Stack } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiPlus } from '@mdi/js';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { NameDialog } from '../../../NameDialog.tsx';
import { madeHere } from '../../../listed/state/here.ts';
import { texts } from '../../../texts.ts';
import { openDraft, openTemplates } from '../picking.ts';

const Nothing: ComponentType<{ readonly onOpen: () => void }> = () => null;
// Where it cannot be loaded there is none, because an empty dialog can be made without it.
const DraftButton = lazy(async () => ({
  default: await import('./templateParts.ts').then(
    (parts) => parts.DraftButton,
    () => Nothing,
  ),
}));

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly problem: string | null }
  | { readonly kind: 'creating' };

/** Asks for a name, creates an empty dialog and goes on to its configurator; leads to the templates and to a draft by a language model, too. */
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
      const { survey } = await send('createSurvey', { survey_name, ...madeHere() }, { signal: controller.signal });
      if (!controller.signal.aborted) await navigate(`/configurator/${encodeURIComponent(survey.survey_id)}`);
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'asking', problem: reasonOf(error) });
    }
  }

  function close() {
    running.current?.abort();
    setStep({ kind: 'closed' });
  }

  function changeTo(open: () => void) {
    close();
    open();
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
            <Stack direction="row" sx={{ mt: 1, ml: -1, flexWrap: 'wrap' }}>
              <Button onClick={() => changeTo(openTemplates)}>{texts.templates.instead}</Button>
              <Suspense>
                <DraftButton onOpen={() => changeTo(openDraft)} />
              </Suspense>
            </Stack>
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
