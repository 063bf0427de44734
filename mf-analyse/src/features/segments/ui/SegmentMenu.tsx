import type { AskedQuestion, Segment } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, DialogSlot, Divider, Icon, laterDialog, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiBookmarkOutline } from '@mdi/js';
import { useState } from 'react';
import { segmentTexts as texts } from '../texts.ts';
import { armSegments } from '../model/armSegments.ts';
import { useSegments } from '../useSegments.ts';
import { SegmentNameDialog } from './SegmentNameDialog.tsx';

/** Loaded when it is opened. */
const ComparisonDialog = laterDialog(async () => (await import('./ComparisonDialog.tsx')).default);

interface SegmentMenuProps {
  readonly survey_id: string;
  /** What is looked at now, in its short form; '' for everything. */
  readonly filter: string;
  /** Those that can be compared. */
  readonly questions: readonly AskedQuestion[];
  readonly onChoose: (filter: string) => void;
}

type Opened =
  | {
      readonly kind: 'name';
      readonly segment: Pick<Segment, 'segment_id' | 'name' | 'filter'>;
      readonly isNew: boolean;
    }
  | { readonly kind: 'comparison' };

/** Filters that are kept under a name: to choose one, keep the one of now, rename, delete and compare. */
export function SegmentMenu({ survey_id, filter, questions, onChoose }: SegmentMenuProps) {
  const { state, keep, remove } = useSegments(survey_id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const segments = state.kind === 'loaded' ? state.value.segments : [];
  const current = filter === '' ? null : segments.find((segment) => segment.filter === filter);
  const from = (act: () => void) => (): void => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        size="small"
        sx={{ '@media print': { display: 'none' } }}
        startIcon={<Icon path={mdiBookmarkOutline} />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current?.name ?? texts.open}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {state.kind === 'failed' && <MenuItem disabled>{texts.loadFailed(state.reason)}</MenuItem>}
        {state.kind === 'loaded' && segments.length === 0 && (
          <MenuItem disabled sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
            {texts.none}
          </MenuItem>
        )}
        {segments.map((segment) => (
          <MenuItem
            key={segment.segment_id}
            selected={segment === current}
            sx={{ maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            onClick={from(() => onChoose(segment.filter))}
          >
            {segment.name}
          </MenuItem>
        ))}
        <Divider />
        {filter !== '' && !current && (
          <MenuItem
            onClick={from(() =>
              setOpened({ kind: 'name', segment: { segment_id: crypto.randomUUID(), name: '', filter }, isNew: true }),
            )}
          >
            {texts.keep}
          </MenuItem>
        )}
        {current && (
          <MenuItem onClick={from(() => setOpened({ kind: 'name', segment: current, isNew: false }))}>
            {texts.rename(current.name)}
          </MenuItem>
        )}
        {current && <MenuItem onClick={from(() => remove(current))}>{texts.remove(current.name)}</MenuItem>}
        <MenuItem
          disabled={segments.length === 0 && filter === '' && armSegments(questions).length === 0}
          onClick={from(() => setOpened({ kind: 'comparison' }))}
        >
          {texts.compare}
        </MenuItem>
      </Menu>
      {opened?.kind === 'name' && (
        <SegmentNameDialog
          title={opened.isNew ? texts.keepTitle : texts.renameTitle}
          name={opened.segment.name}
          onSave={async (name) => {
            const problem = await keep({ ...opened.segment, name });
            if (problem === null) {
              setOpened(null);
              showNotice(texts.kept(name));
            }
            return problem;
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'comparison' && (
        <DialogSlot onClose={() => setOpened(null)}>
          <ComparisonDialog
            survey_id={survey_id}
            filter={filter}
            segments={segments}
            questions={questions}
            onClose={() => setOpened(null)}
          />
        </DialogSlot>
      )}
    </>
  );
}
