import { Box, FormHelperText, Typography } from '@dialogwerk/shared/ui';
import type { Command } from 'prosemirror-state';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFile } from '../../keepFile.ts';
import { texts as inspectorTexts } from '../../texts.ts';
import { SendingBar } from '../fields/SendingBar.tsx';
import { useSending } from '../fields/useSending.ts';
import { useInspector } from '../InspectorContext.ts';
import { insertVariable, linkHere, mayJoin, newBubble, setLink, setPause, toggle } from './commands.ts';
import { EmojiMenu } from './EmojiMenu.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { insertMedia, isAtMedia } from './mediaCommands.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import type { WritingEvents } from './createWritingView.ts';
import { useWriting } from './useWriting.ts';
import { useVariableChoice } from './useVariableChoice.ts';
import type { OfferedVariable } from '../../model/conditions/offeredVariables.ts';
import { VariableList } from './VariableList.tsx';
import { writingLook } from './writingLook.ts';
import type { WritingAction } from './WritingToolbar.tsx';
import { WritingToolbar } from './WritingToolbar.tsx';

interface WritingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help: string | undefined;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  /** What of the dialog can be put into the text. */
  readonly variables: readonly OfferedVariable[];
  /** One of them is put in, and has to be there from now on. */
  readonly onInsert: (name: string) => void;
  readonly onChange: (text: string) => void;
  readonly onAsText: () => void;
}

type Open =
  | { readonly kind: 'link'; readonly at: ReturnType<typeof linkHere> }
  | { readonly kind: 'pause'; readonly at: number; readonly pause: number; readonly mayJoin: boolean }
  | { readonly kind: 'emoji'; readonly anchor: HTMLElement }
  | { readonly kind: 'media' };

/** What puts words where the caret is. */
const writes: ReadonlySet<WritingAction> = new Set(['link', 'variable', 'emoji']);
const mediaKinds = ['image', 'audio', 'video'] as const;

/** A field for what the bot says: bubbles with the pauses between them, variables as chips, bold, italic and links. */
export function WritingField(props: WritingFieldProps) {
  const { label, value, help, problem, readOnly, variables, onInsert, onChange, onAsText } = props;
  const id = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const handlers = useRef<Pick<WritingEvents, 'onListKey' | 'onLink' | 'onPause'>>(null);
  const { survey } = useInspector();
  const sending = useSending(
    (file, onSent) => keepFile(survey.survey_id, file, mediaKinds, 'block', onSent),
    readOnly ? undefined : insert,
  );
  const { mount, view, pressed, query, dismiss } = useWriting(value, onChange, {
    readOnly,
    onListKey: (key) => handlers.current?.onListKey(key) ?? false,
    onLink: () => handlers.current?.onLink(),
    onPause: (at) => handlers.current?.onPause(at),
    onFiles: (files) => void sendAll(files),
  });
  const choice = useVariableChoice(variables, query, choose, dismiss);

  function run(command: Command): void {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  }
  function choose(name: string): void {
    if (!query) return;
    onInsert(name);
    run(insertVariable(query.from, query.to, name));
  }
  function insert(filename_db: string, alt_text = ''): void {
    if (view.current) insertMedia(filename_db, alt_text)(view.current.state, view.current.dispatch);
  }
  /** Asks for the description of the file that was just chosen. */
  function askDescription(): void {
    if (!view.current) return;
    const shown = view.current.nodeDOM(view.current.state.selection.from);
    const description = shown instanceof HTMLElement ? shown.querySelector('textarea') : null;
    (description ?? view.current).focus();
  }
  async function sendAll(files: readonly File[]): Promise<void> {
    if (readOnly) return;
    for (const file of files) await sending.send(file);
  }
  const write =
    (text: string): Command =>
    ({ tr }, dispatch) => {
      dispatch?.(tr.insertText(text).scrollIntoView());
      return true;
    };
  function act(action: WritingAction, button?: HTMLElement): void {
    if (!view.current || readOnly) return;
    // What is written beside a file begins a bubble.
    if (writes.has(action) && isAtMedia(view.current.state)) run(newBubble);
    if (action === 'strong' || action === 'emphasis') run(toggle(action));
    else if (action === 'bubble') run(newBubble);
    else if (action === 'variable') run(write('{{'));
    else if (action === 'link') setOpen({ kind: 'link', at: linkHere(view.current.state) });
    else if (action === 'asText') onAsText();
    else if (action === 'media') setOpen({ kind: 'media' });
    else if (button) setOpen({ kind: 'emoji', anchor: button });
  }
  const close = (): void => setOpen(null);
  const latestAct = useRef(act);
  useLayoutEffect(() => {
    latestAct.current = act;
    handlers.current = {
      onListKey: choice.onKey,
      onLink: () => act('link'),
      onPause: (at) => {
        const doc = view.current?.state.doc;
        const pause: unknown = doc?.nodeAt(at)?.attrs['pause'];
        if (doc && !readOnly) setOpen({ kind: 'pause', at, pause: Number(pause), mayJoin: mayJoin(doc, at) });
      },
    };
  });
  const onAction = useCallback((action: WritingAction, button: HTMLElement) => latestAct.current(action, button), []);

  return (
    <Box>
      <Typography component="div" id={`${id}-label`} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box data-wrong={problem !== undefined} sx={writingLook}>
        <div
          ref={mount}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={label}
          aria-readonly={readOnly}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help`}
          {...(choice.offered.length > 0
            ? { 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${choice.active}` }
            : {})}
        />
        {query && choice.offered.length > 0 && (
          <VariableList id={id} offered={choice.offered} active={choice.active} top={query.below} onChoose={choose} />
        )}
        {!readOnly && <WritingToolbar label={label} pressed={pressed} onAction={onAction} />}
      </Box>
      {sending.sending && <SendingBar sent={sending.sent} />}
      <FormHelperText error={sending.problem !== null} role="status" sx={{ mx: 1.75, '&:empty': { display: 'none' } }}>
        {sending.sending ? inspectorTexts.uploading : sending.problem}
      </FormHelperText>
      <FormHelperText id={`${id}-help`} error={problem !== undefined} sx={{ mx: 1.75 }}>
        {problem ?? help}
      </FormHelperText>
      {open?.kind === 'link' && (
        <LinkDialog
          href={open.at.href}
          needsWords={open.at.from === open.at.to}
          onClose={close}
          onTake={(href, words) => {
            close();
            run(setLink(open.at, href, words));
          }}
        />
      )}
      {open?.kind === 'pause' && (
        <PauseDialog
          pause={open.pause}
          isAlone={!open.mayJoin}
          onClose={close}
          onTake={(pause) => {
            close();
            run(setPause(open.at, pause === null ? null : String(pause)));
          }}
        />
      )}
      {open?.kind === 'media' && (
        <MediaDialog
          survey_id={survey.survey_id}
          kinds={mediaKinds}
          onClose={close}
          onTake={(filename_db, alt_text) => {
            // The dialog gives the focus back as it goes.
            flushSync(close);
            insert(filename_db, alt_text);
            askDescription();
          }}
        />
      )}
      {open?.kind === 'emoji' && (
        <EmojiMenu
          anchor={open.anchor}
          onClose={close}
          onChoose={(emoji) => {
            close();
            run(write(emoji));
          }}
        />
      )}
    </Box>
  );
}
