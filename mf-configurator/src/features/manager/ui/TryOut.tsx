import { writeTrigger } from '@dialogwerk/shared/dialog';
import { $chatsPreview, $moduleArea } from '@dialogwerk/shared/state';
import type { ChatsPreview } from '@dialogwerk/shared/state';
import { Skeleton } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import type { Chats } from '../model/Chats.ts';
import { texts } from '../texts.ts';

interface TryOutProps extends Pick<ChatsPreview, 'hints' | 'clock'> {
  readonly chats: Chats;
}

/** All chats of the multi-chat at once, which another module plays, as it is by now. */
export function TryOut({ chats, hints, clock }: TryOutProps) {
  const ModuleArea = useStore($moduleArea);
  const { manager, surveys, triggers } = chats;
  useEffect(
    () =>
      $chatsPreview.set({
        name: manager.name,
        surveys,
        triggers: triggers.map(({ rule }) => writeTrigger(rule)),
        hints,
        clock,
      }),
    [manager.name, surveys, triggers, hints, clock],
  );
  useEffect(() => () => $chatsPreview.set(null), []);
  const waiting = (
    <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.tryOutLoads} sx={{ m: 2 }} />
  );
  return ModuleArea && createElement(ModuleArea, { place: 'chatsPreview', waiting });
}
