import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isMarked } from './commands.ts';
import { createWritingView, showOutside } from './createWritingView.ts';
import type { WritingEvents } from './createWritingView.ts';
import { variableQuery } from './variableQuery.ts';
import type { VariableQuery } from './variableQuery.ts';

type Handlers = Pick<WritingEvents, 'readOnly' | 'onListKey' | 'onLink' | 'onPause' | 'onFiles'>;

export interface Writing {
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<EditorView | null>;
  /** The marks where the caret is, by name, with blanks between. */
  readonly pressed: string;
  /** The variable that is being named, and where below it is, in pixels from the top of the field; null for none. */
  readonly query: (VariableQuery & { readonly below: number }) | null;
  /** The list of variables goes until something else is written. */
  readonly dismiss: () => void;
}

function belowOf(view: EditorView | null, at: number): number {
  const frame = view?.dom.parentElement?.getBoundingClientRect();
  return view && frame ? view.coordsAtPos(at).bottom - frame.top + 4 : 0;
}

/** Keeps the view of a field in step with its value and tells React only what it draws. */
export function useWriting(value: string, onChange: (text: string) => void, handlers: Handlers): Writing {
  const { readOnly } = handlers;
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const [pressed, setPressed] = useState('');
  const [query, setQuery] = useState<Writing['query']>(null);
  const dismissedAt = useRef<number | null>(null);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  const onWrite = useEffectEvent((text: string) => {
    written.current = text;
    onChange(text);
  });
  const onState = useEffectEvent((state: EditorState) => {
    const names = (['strong', 'emphasis', 'link'] as const).filter((name) => isMarked(state, name));
    setPressed(names.join(' '));
    const found = variableQuery(state);
    if (found === null) dismissedAt.current = null;
    const isWanted = found !== null && found.from !== dismissedAt.current;
    setQuery((before) => {
      if (!isWanted) return null;
      if (before?.from === found.from && before.begun === found.begun) return before;
      return { ...found, below: before?.from === found.from ? before.below : belowOf(view.current, found.from) };
    });
  });

  useLayoutEffect(() => {
    if (!mount.current) return undefined;
    const made = createWritingView(mount.current, written.current, () => ({
      ...latest.current,
      onWrite,
      onState,
    }));
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (!view.current || value === written.current) return;
    written.current = value;
    showOutside(view.current, value);
  }, [value]);

  useEffect(() => {
    view.current?.setProps({ editable: () => !readOnly });
  }, [readOnly]);

  const dismiss = useCallback(() => {
    setQuery((before) => {
      dismissedAt.current = before?.from ?? null;
      return null;
    });
  }, []);

  return { mount, view, pressed, query, dismiss };
}
