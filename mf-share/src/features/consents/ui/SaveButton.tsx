import { saveFile } from '@dialogwerk/shared/browser';
import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import type { ConsentText, StoredConsent, SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { consentFile } from '../model/consentFile.ts';
import { consentTexts as texts } from '../texts.ts';
import type { ConsentWish } from './ConsentRows.tsx';

interface SaveButtonProps {
  readonly survey: SurveyData;
  readonly met: readonly ConsentText[];
  readonly wish: ConsentWish;
}

/** Saves the lines that are looked for as a file. */
export function SaveButton({ survey: { survey_id, survey_name }, met, wish }: SaveButtonProps) {
  const [done, setDone] = useState<readonly [done: number, all: number] | null>(null);
  const save = async (): Promise<void> => {
    const lines: StoredConsent[] = [];
    try {
      for (let total = 1; lines.length < total;) {
        setDone([lines.length, total]);
        const page = await fetchOnce('consentLines', { survey_id, ...wish, offset: lines.length });
        lines.push(...page.lines);
        total = page.lines.length === 0 ? lines.length : page.total;
      }
      saveFile(new Blob([consentFile(lines, met)], { type: 'text/csv;charset=utf-8' }), texts.file(survey_name));
    } catch (error) {
      showNotice(texts.notSaved(reasonOf(error)));
    }
    setDone(null);
  };
  return (
    <Button variant="outlined" sx={{ alignSelf: 'start' }} disabled={done !== null} onClick={() => void save()}>
      {done === null ? texts.save : texts.saving(...done)}
    </Button>
  );
}
