import { $session } from '@dialogwerk/shared/state';
import { forgetTyped } from '@dialogwerk/shared/ui';
import type { Block } from '@dialogwerk/shared/contract';
import type { FindingKind } from '@dialogwerk/shared/dialog';
import { useStore } from '@nanostores/react';
import { act, cleanup, fireEvent, render, screen } from '@dialogwerk/shared/testing/screen';
import { atom } from 'nanostores';
import { vi } from 'vitest';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { aDialog } from '../../../testing/aDialog.ts';
import type { FoldName } from '../model/FoldName.ts';
import { $folds } from '../state/folds.ts';
import { $asText } from '../state/asText.ts';
import { BlockInspector } from '../ui/BlockInspector.tsx';
import { loadConditionParts } from '../ui/conditions/LaterCondition.tsx';
import type { InspectorScope } from '../ui/InspectorContext.ts';
import { loadRuleParts } from '../ui/sections/rules/LaterRules.tsx';
import { loadModelParts } from '../ui/sections/talk/LaterParts.tsx';

// Here and not with the first condition or block, so that every test draws them at once.
await loadConditionParts();
await loadModelParts();
await loadRuleParts();

interface RenderedInspector {
  /** What was handed on, in order. */
  readonly changes: { readonly change: BlockChange; readonly gesture: string }[];
  readonly handedOn: () => BlockChange[];
  /** Forms with text that is not handed on yet. */
  readonly drafts: ReadonlySet<object>;
  /** Sentences about what could not be taken. */
  readonly told: readonly string[];
  /** Changes the block from outside, as undo does. */
  readonly changeFromOutside: (change: BlockChange) => void;
  readonly leave: () => void;
}

interface Surroundings {
  readonly others?: readonly Block[];
  readonly readOnly?: boolean;
  /** Whether the parts that can be folded are; all fields are there otherwise. */
  readonly folded?: boolean;
  /** What the check found about the block. */
  readonly found?: readonly FindingKind[];
}

const foldNames: readonly FoldName[] = [
  'answer',
  'counts',
  'media',
  'optionRules',
  'place',
  'reactions',
  'rule',
  'words',
];

/** Draws the inspector of a block in a dialog that takes every change. Wants fake timers. */
export function renderInspector(
  block: Block,
  { others = [], readOnly = false, folded = false, found = [] }: Surroundings = {},
): RenderedInspector {
  const about = new Set(found);
  cleanup();
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  forgetTyped();
  // Typed by events, which the field for bubbles takes from a real browser alone.
  $asText.set(true);
  $folds.set(folded ? {} : Object.fromEntries(foldNames.map((name) => [`${block.type} ${name}`, true])));
  const $dialog = atom(aDialog(block, ...others));
  const changes: RenderedInspector['changes'] = [];
  const drafts = new Set<object>();
  const told: string[] = [];

  function apply(change: BlockChange): void {
    const dialog = $dialog.get();
    const [first, ...rest] = dialog.all_questions;
    if (first) $dialog.set({ ...dialog, all_questions: [Object.assign({}, first, change), ...rest] });
  }

  function Surrounded() {
    const survey = useStore($dialog);
    const [first] = survey.all_questions;
    const scope: InspectorScope = {
      survey,
      readOnly,
      changeBlock: (_id, change, gesture) => {
        changes.push({ change, gesture });
        apply(change);
      },
      startAt: (id, gesture) => {
        const change = { start_page: id !== null };
        changes.push({ change, gesture });
        apply(change);
      },
      changeMessages: () => {},
      changeConfig: () => {},
      changeEnds: () => {},
      changeScales: () => {},
      shareScale: () => {},
      noteDraft: (form, unsaved) => {
        if (unsaved) drafts.add(form);
        else drafts.delete(form);
      },
      tell: (sentence) => told.push(sentence),
    };
    const ignore = (): void => {};
    return (
      first && (
        <BlockInspector
          scope={scope}
          block={first}
          found={about}
          onSelect={ignore}
          onDelete={ignore}
          onClose={ignore}
        />
      )
    );
  }

  const { unmount } = render(<Surrounded />);
  return {
    changes,
    handedOn: () => changes.map(({ change }) => change),
    drafts,
    told,
    changeFromOutside: (change) => act(() => apply(change)),
    leave: unmount,
  };
}

export const field = (name: string | RegExp): HTMLElement => screen.getByRole('textbox', { name });

export function write(name: string | RegExp, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

export function choose(name: string, value: string): void {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** As long as it takes until what was typed is handed on. */
export function pause(): void {
  act(() => {
    vi.advanceTimersByTime(600);
  });
}
