import { change } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $session, showNotice } from '@dialogwerk/shared/state';
import { Button, FormControlLabel, Stack, Switch, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ApprovalActs, ApprovalState } from '../../../approval/ApprovalWay.ts';
import { DecideForm } from '../../../approval/DecideForm.tsx';
import { approvalTexts as texts } from '../../../approval/texts.ts';

interface FourEyesProps {
  readonly survey: SurveyData;
  readonly state: ApprovalState;
  readonly acts: ApprovalActs;
}

/** The choice whether a second person has to agree; switching it off takes one, too, where there is one. */
export function FourEyes({ survey: { survey_id }, state, acts }: FourEyesProps) {
  const hint = useId();
  const session = useStore($session);
  const [isBusy, setBusy] = useState(false);
  const { four_eyes, may_approve, others, off } = state;
  const isOwn = off !== null && off.asked_by?.user_id === session?.user_id;

  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    if (!on && others.length > 0) {
      const wish = { survey_id, approval_id: crypto.randomUUID(), wants: 'off' as const };
      const done = await change('askApproval', wish);
      showNotice(done.ok ? texts.offAsked : texts.notAsked(done.reason));
    } else {
      const done = await change('setFourEyes', { survey_id, on });
      const undo = { label: texts.undo, run: () => void turn(false) };
      if (!done.ok) showNotice(texts.notTurned(done.reason));
      else showNotice(on ? texts.turnedOn : texts.turnedOff, on && others.length === 0 ? undo : null);
    }
    setBusy(false);
  };

  if (!may_approve && !four_eyes) return null;
  return (
    <Stack component="section" aria-label={texts.fourEyes} sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <FormControlLabel
        disabled={!may_approve}
        label={texts.fourEyes}
        control={
          <Switch
            checked={four_eyes}
            onChange={(_, on) => {
              if (!isBusy && off === null) void turn(on);
            }}
            slotProps={{ input: { role: 'switch', 'aria-busy': isBusy, 'aria-describedby': hint } }}
          />
        }
      />
      <Typography id={hint} variant="body2" color="textSecondary">
        {texts.fourEyesHint} {four_eyes && others.length > 0 && off === null && texts.offTakesTwo}
      </Typography>
      {off && (
        <Stack sx={{ gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
          <Typography variant="body2">
            {isOwn ? texts.offOwn : texts.offOther(off.asked_by?.name ?? texts.somebody)}
          </Typography>
          {isOwn && (
            <div>
              <Button disabled={acts.isBusy} onClick={() => void acts.withdraw(off)}>
                {texts.withdraw}
              </Button>
            </div>
          )}
          {!isOwn && may_approve && <DecideForm approval={off} acts={acts} />}
        </Stack>
      )}
    </Stack>
  );
}
