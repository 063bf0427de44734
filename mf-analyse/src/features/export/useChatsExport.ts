import { change } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useRepeatedCall } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { download } from '../../download.ts';
import { exportTexts as texts } from './texts.ts';

type Request = CallRequest<'chatsAnswers'>;

/** How the way to a multi-chat's answers stands. */
export type ChatsExportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Takes out all answers in a multi-chat: the call, then the browser fetches the file. After a login that the call wanted it goes on
 * by itself, without a second click (spec §8).
 */
export function useChatsExport() {
  const [state, setState] = useState<ChatsExportState>({ kind: 'closed' });
  const start = async (request: Request): Promise<void> => {
    setState({ kind: 'starting' });
    const made = await change('chatsAnswers', request);
    if (!made.ok) {
      setState({ kind: 'refused', reason: made.reason });
      return;
    }
    download(made.value.download, made.value.file_name);
    showNotice(texts.chats.started(made.value.total));
    setState({ kind: 'closed' });
  };
  useRepeatedCall('chatsAnswers', (request) => {
    if (isRequest(request)) void start(request);
  });
  return {
    state,
    show: () => setState({ kind: 'choosing' }),
    close: () => setState({ kind: 'closed' }),
    start: (request: Request) => void start(request),
  };
}

/** It was made by this screen before the login; the api checks it as any request. */
function isRequest(request: object): request is Request {
  return 'id' in request;
}
