import { Box, Button, Icon, Tab, Tabs, Tooltip } from '@dialogwerk/shared/ui';
import { mdiClipboardCheckOutline } from '@mdi/js';
import { useId } from 'react';
import type { ComponentType } from 'react';
import type { BenchView } from './BenchView.ts';
import { ModelPart } from './parts/ModelPart.tsx';
import { PathPart } from './parts/PathPart.tsx';
import { UnderstoodPart } from './parts/UnderstoodPart.tsx';
import { ValuesPart } from './parts/ValuesPart.tsx';
import { benchTexts as texts } from './texts.ts';
import { valueText } from './valueText.ts';

const parts = ['path', 'values', 'understood', 'model'] as const;
export type BenchPart = (typeof parts)[number];

const contents: Readonly<Record<BenchPart, ComponentType<{ readonly view: BenchView }>>> = {
  path: PathPart,
  values: ValuesPart,
  understood: UnderstoodPart,
  model: ModelPart,
};

export interface BenchProps {
  readonly view: BenchView;
  /** null: folded, where that can be. */
  readonly part: BenchPart | null;
  readonly onPart: (part: BenchPart | null) => void;
  /** Whether the open part can be folded away, so that its tabs alone stay. */
  readonly foldable: boolean;
}

/** Beside a conversation that is tried out: its way, variables, what was understood, models, and keeping it as a test. */
export function Bench({ view, part, onPart, foldable }: BenchProps) {
  const id = useId();
  const Content = part && contents[part];
  const filled = view.variables.filter(({ value }) => valueText(value) !== '').length;
  const names: Readonly<Record<BenchPart, string>> = {
    path: texts.path,
    values: texts.variables(filled),
    understood: texts.understood,
    model: texts.model,
  };
  return (
    <>
      <Tabs
        value={part ?? false}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={texts.parts}
        sx={{ flex: 'none', borderBottom: part ? 1 : 0, borderColor: 'divider' }}
      >
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            label={names[each]}
            id={`${id}-${each}`}
            onClick={() => onPart(foldable && part === each ? null : each)}
            {...(part === each ? { 'aria-controls': `${id}-panel` } : {})}
            sx={{ minWidth: 0, px: 1.5 }}
          />
        ))}
      </Tabs>
      {part && Content && (
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${part}`}
          tabIndex={0}
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
        >
          <Content view={view} />
        </Box>
      )}
      {part && view.keep && (
        <Box sx={{ flex: 'none', p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Tooltip title={view.keep.onKeep ? '' : texts.cannotKeep}>
            <span>
              <Button
                fullWidth
                variant="outlined"
                startIcon={<Icon path={mdiClipboardCheckOutline} />}
                disabled={!view.keep.onKeep}
                onClick={() => view.keep?.onKeep?.()}
              >
                {texts.keep}
              </Button>
            </span>
          </Tooltip>
        </Box>
      )}
    </>
  );
}
