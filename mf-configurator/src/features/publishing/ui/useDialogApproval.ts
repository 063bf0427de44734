import { change, fetchOnce, useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { useEffect, useRef } from 'react';
import type { Asked } from '../../../approval/ApprovalWay.ts';
import { useApprovalActs } from '../../../approval/useApprovalActs.ts';

/** What is asked for: the draft as it was looked at, or an earlier version. */
interface Wanted {
  readonly revision?: number | undefined;
  readonly renewed: readonly string[];
}

const askEarlier: Asked = { note: '', asked: [], goes_live: false, instead_of: null };

/** How publishing a dialog stands under the Vier-Augen-Prinzip, and what can be done about it. */
export function useDialogApproval({ survey_id }: SurveyData, draft: Wanted) {
  const { state, reload } = useResource('approvals', { survey_id });
  const { revision: shown } = draft;
  const known = useRef(shown);
  useEffect(() => {
    // What others write makes the draft another one than what waits.
    if (known.current !== undefined && shown !== undefined && known.current !== shown) reload();
    known.current = shown ?? known.current;
  }, [shown, reload]);
  const askWith =
    ({ revision, renewed }: Wanted) =>
    ({ asked, ...wish }: Asked & { readonly approval_id: string }) => {
      const wanted = { ...(revision !== undefined && { revision }), renewed: [...renewed] };
      return change('askApproval', { survey_id, ...wanted, ...wish, asked: [...asked] });
    };
  const acts = useApprovalActs({
    ask: askWith(draft),
    withdraw: (approval_id, withdrawn) => change('withdrawApproval', { survey_id, approval_id, withdrawn }),
    decide: (approval_id, approved, reason) => change('decideApproval', { survey_id, approval_id, approved, reason }),
    onPublished: () => void showPublished(survey_id),
  });
  return {
    state,
    reload,
    acts,
    /** Asks that a version is published once more that was published before. */
    askFor: (revision: number): Promise<boolean> => acts.ask(askEarlier, askWith({ revision, renewed: [] })),
  };
}

/** What respondents get now stands at the page's top, too. What cannot be read now comes with the dialog's next load. */
async function showPublished(survey_id: string): Promise<void> {
  const now = await fetchOnce('dialog', { survey_id }).catch(() => null);
  const known = $survey.get();
  if (now && known?.survey_id === survey_id) {
    $survey.set({ ...known, active: now.active, publication: now.publication });
  }
}
