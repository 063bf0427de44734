import { loading } from '@dialogwerk/shared/clients';
import { closePublishing } from '@dialogwerk/shared/state';
import { FaultAlert, Skeleton } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { publishTexts as texts } from '../../features/manager/publishTexts.ts';
import { PublishChats } from '../../features/manager/ui/publish/PublishChats.tsx';
import { useChats } from '../../features/manager/useChats.ts';

/** The way of a multi-chat to its respondents. */
export function MultiChatPublishing({ id }: { readonly id: number }) {
  const { states, reload } = useChats([id]);
  const [state = loading] = states;
  const navigate = useNavigate();
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
  /** The view may stand behind it already, under the same path. */
  const leadTo = (address: string): void => {
    closePublishing();
    void navigate(address);
  };
  return (
    <PublishChats
      chats={state.value}
      onToCheck={() => leadTo(`/multi/${id}?tool=check`)}
      onOpen={() => leadTo(`/multi/${id}?tool=flow`)}
    />
  );
}
