import { useResource } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { FaultAlert, Skeleton } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readUnpublished } from '../../features/publishing/effects/readUnpublished.ts';
import { $unpublished } from '../../features/publishing/state/unpublished.ts';
import { texts } from '../../features/publishing/texts.ts';
import { PublishPanel } from '../../features/publishing/ui/PublishPanel.tsx';
import { checkedDraft } from './checkedDraft.ts';

/** The way of a dialog to its respondents, outside of its configurator. */
export function DialogPublishing({ survey_id }: { readonly survey_id: string }) {
  const { state, reload } = useResource('dialog', { survey_id });
  const check = useResource('checkDialog', { survey_id });
  // What the frame shows at its top is what is switched here.
  const known = useStore($survey);
  const navigate = useNavigate();
  const shown = known?.survey_id === survey_id ? known : state.kind === 'loaded' ? state.value : null;
  const published = shown?.publication?.publication_id;
  useEffect(() => {
    // Nobody keeps in step here what the editor keeps.
    const controller = new AbortController();
    if (published !== undefined) void readUnpublished(survey_id, controller.signal);
    return () => {
      controller.abort();
      $unpublished.set({ kind: 'unread' });
    };
  }, [survey_id, published]);

  if (state.kind === 'loading') {
    return <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.opening} sx={{ m: 2 }} />;
  }
  if (state.kind === 'failed') {
    return (
      <FaultAlert onRetry={reload} sx={{ m: 2 }}>
        {texts.notOpened(state.reason)}
      </FaultAlert>
    );
  }
  const { publication, active } = known?.survey_id === survey_id ? known : state.value;
  const { state: found } = check;
  const address = encodeURIComponent(survey_id);
  return (
    <PublishPanel
      survey={{ ...state.value, publication, active }}
      saved="listed"
      check={
        found.kind === 'loaded'
          ? checkedDraft(found.value.findings)
          : found.kind === 'loading'
            ? { kind: 'checking' }
            : { kind: 'failed', reason: texts.notChecked(found.reason), onRetry: check.reload }
      }
      onToCheck={() => void navigate(`/configurator/${address}?tool=proof`)}
      onShow={null}
      onPreview={() => void navigate(`/assess/${address}`)}
    />
  );
}
