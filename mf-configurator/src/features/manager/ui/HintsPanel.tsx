import type { Hint } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiPlus } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { hintTexts as texts } from '../hintTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { ClockFields } from './ClockFields.tsx';
import { HintDialog } from './HintDialog.tsx';
import { HintGroup } from './HintGroup.tsx';
import type { useHints } from './useHints.ts';

interface HintsPanelProps {
  readonly chats: Chats;
  readonly held: ReturnType<typeof useHints>;
}

/** What players can find out (docs/decisions/0055): clues and endings in their order, which numbers them. */
export function HintsPanel({ chats, held: { state, reload, hints, clock, write } }: HintsPanelProps) {
  /** Its place in the list; null for a new one. */
  const [edited, edit] = useState<{ readonly place: number | null } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Whose button has the focus once a list is shown: the keyboard goes on where the hint has gone to. */
  const toFocus = useRef<{ readonly list: readonly Hint[]; readonly place: number } | null>(null);
  useEffect(() => {
    if (toFocus.current?.list !== hints) return;
    const first = panel.current?.querySelector<HTMLElement>(`[data-place="${toFocus.current.place}"] button`);
    (first ?? panel.current?.querySelector<HTMLElement>('button'))?.focus();
    toFocus.current = null;
  }, [hints]);
  if (!chats.manager.may_edit) return <Alert severity="info">{texts.readOnly}</Alert>;
  /** Writes the list, with the way back to the one before. */
  const change = async (next: Hint[], done: string): Promise<void> => {
    const before = hints;
    if (!(await write({ hints: next }))) return;
    showNotice(done, { label: texts.undo, run: () => void write({ hints: before }) });
  };
  const save = (hint: Hint): void => {
    const place = edited?.place ?? null;
    edit(null);
    if (place === null) return void write({ hints: [...hints, hint] });
    void change(hints.with(place, hint), texts.changed);
  };
  const actions = {
    onEdit: (place: number) => edit({ place }),
    onRemove: (place: number) => {
      const isBeside = ({ kind }: Hint): boolean => kind === hints[place]?.kind;
      const after = hints.findIndex((one, at) => at > place && isBeside(one));
      const next = after > 0 ? after - 1 : hints.findLastIndex((one, at) => at < place && isBeside(one));
      const list = hints.filter((_, at) => at !== place);
      toFocus.current = { list, place: next };
      void change(list, texts.deleted);
    },
    onSwap: (place: number, other: number) => {
      const [one, before] = [hints[place], hints[other]];
      if (!one || !before) return;
      const list = hints.with(place, before).with(other, one);
      toFocus.current = { list, place: other };
      void write({ hints: list });
    },
  };
  return (
    <Stack ref={panel} sx={{ gap: 2, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {texts.intro}
      </Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={160} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && (
        <FaultAlert severity="warning" onRetry={reload}>
          {texts.fault(state.reason)}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && (
        <>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => edit({ place: null })}
            sx={{ alignSelf: 'start' }}
          >
            {texts.add}
          </Button>
          {hints.length === 0 && <Typography variant="body2">{texts.none}</Typography>}
          <HintGroup title={texts.clues} kind="clue" chats={chats} hints={hints} {...actions} />
          <HintGroup title={texts.endings} kind="ending" chats={chats} hints={hints} {...actions} />
          <ClockFields clock={clock} onChange={(next) => void write({ clock: next })} />
        </>
      )}
      {edited && (
        <HintDialog
          chats={chats}
          hint={edited.place === null ? null : (hints[edited.place] ?? null)}
          onSave={save}
          onClose={() => edit(null)}
        />
      )}
    </Stack>
  );
}
