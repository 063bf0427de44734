import {
  mdiInformationOutline,
  mdiAlertCircle,
  mdiChevronDown,
  mdiChevronUp,
  mdiDragVertical,
  mdiTransitConnectionVariant,
} from '@mdi/js';
import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { Box, Chip, Icon, IconButton, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import type { PointerEvent } from 'react';
import { blockName } from '../../../model/wording/blockName.ts';
import type { BlockMark } from '../../../model/BlockMark.ts';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import { previewOf } from '../../../model/wording/previewOf.ts';
import { spokenText } from '../../../model/wording/spokenText.ts';
import { EditedBy } from '../../../awareness/EditedBy.tsx';
import { BlockBadge } from '../../../blockTypes/BlockBadge.tsx';
import type { ListEntry } from '../model/entriesOf.ts';
import { numbered } from '../model/numbered.ts';
import { texts } from '../texts.ts';
import { RowFrame } from './RowFrame.tsx';
import type { RowProps } from './RowFrame.tsx';

interface BlockRowProps extends RowProps {
  readonly entry: Extract<ListEntry, { kind: 'block' }>;
  readonly mark: BlockMark | null;
  readonly triggers: readonly TriggerStub[];
  /** How many blocks the dialog has. */
  readonly blocks: number;
  readonly readOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onGrasp: (event: PointerEvent<HTMLElement>) => void;
}

const MOST_ANSWERS = 8;

/** One block of the list, with what can be answered and where it leads. */
export function BlockRow({ entry, mark, triggers, blocks, readOnly, onMove, onGrasp, ...row }: BlockRowProps) {
  const { block, number } = entry;
  const name = blockName(block);
  const steps = [
    { label: texts.moveUp(name), icon: mdiChevronUp, to: number - 2, possible: number > 1 },
    { label: texts.moveDown(name), icon: mdiChevronDown, to: number, possible: number < blocks },
  ];
  return (
    <RowFrame
      {...row}
      depth={entry.loops.length}
      before={
        readOnly ? null : (
          <Box
            component="span"
            aria-hidden
            title={texts.drag}
            onPointerDown={onGrasp}
            sx={{ display: 'flex', px: 0.25, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
          >
            <Icon path={mdiDragVertical} fontSize="small" />
          </Box>
        )
      }
      after={
        readOnly ? null : (
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, pr: 0.5 }}>
            {steps.map(({ label, icon, to, possible }) => (
              <IconButton
                key={icon}
                size="small"
                aria-label={label}
                aria-disabled={!possible}
                tabIndex={row.active ? 0 : -1}
                // Not `disabled`, because the focus would be lost at the first and the last place.
                onClick={() => possible && onMove(to)}
                sx={{ opacity: possible ? 1 : 0.35 }}
              >
                <Icon path={icon} />
              </IconButton>
            ))}
          </Box>
        )
      }
    >
      <RowHead block={block} number={number} mark={mark} loop={entry.loops.at(-1) ?? null} />
      <Reached {...entry} isTriggered={triggers.some(({ kind }) => kind === 'triggerTarget')} />
      <RowText block={block} />
      <EditedBy unique_question_id={block.unique_question_id} sx={{ mt: 0.5 }} />
      <Answers answers={entry.answers} />
      {numbered(entry.jumps).map(({ key, text: jump }) => (
        <Typography
          key={key}
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'primary.dark', mt: 0.5, overflowWrap: 'anywhere' }}
        >
          → {jump}
        </Typography>
      ))}
      {triggers.map(({ id, text }) => (
        <Typography
          key={id}
          variant="body2"
          component="span"
          sx={{ display: 'flex', gap: 0.75, mt: 0.5, overflowWrap: 'anywhere' }}
        >
          <Icon path={mdiTransitConnectionVariant} fontSize="small" sx={{ color: 'primary.dark' }} />
          {text}
        </Typography>
      ))}
    </RowFrame>
  );
}

interface ReachedProps extends Pick<BlockRowProps['entry'], 'isReached' | 'from'> {
  /** Whether another dialog of a multi-chat leads there. */
  readonly isTriggered: boolean;
}

/** Where the dialog comes from, and whether it comes at all. */
function Reached({ isReached, from, isTriggered }: ReachedProps) {
  if (!isReached && !isTriggered)
    return (
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'warning.dark', fontWeight: 600 }}>
        {texts.neverReached}
      </Typography>
    );
  if (from.length === 0) return null;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      ← {texts.reachedFrom(from)}
    </Typography>
  );
}

interface RowHeadProps {
  readonly block: Block;
  readonly number: number;
  readonly mark: BlockMark | null;
  /** What the innermost loop is called that it stands in. */
  readonly loop: string | null;
}

function RowHead({ block, number, mark, loop }: RowHeadProps) {
  const marks = [
    ...(loop === null ? [] : [texts.inLoop(loop)]),
    ...(block.start_page ? [texts.start] : []),
    ...(block.optional ? [texts.optional] : []),
  ];
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, color: 'text.secondary' }}
    >
      <Typography variant="body2" component="span" sx={{ fontWeight: 700, minWidth: 20 }}>
        {number}
      </Typography>
      <BlockBadge type={block.type} />
      <Typography variant="body2" component="span" noWrap>
        {[blockFacts[block.type].name, ...marks].join(' · ')}
      </Typography>
      {mark && (
        <Box
          component="span"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            color: mark.severity === 'error' ? 'error.dark' : 'info.dark',
          }}
        >
          <Icon path={mark.severity === 'error' ? mdiAlertCircle : mdiInformationOutline} fontSize="small" />
          <span style={visuallyHidden}>{mark.label}</span>
          <Typography
            variant="body2"
            component="span"
            noWrap
            aria-hidden
            sx={{ display: { xs: 'none', md: 'inline' } }}
          >
            {mark.label}
          </Typography>
        </Box>
      )}
      {block.variable !== null && (
        <Typography
          variant="body2"
          component="span"
          noWrap
          sx={{ ml: 'auto', fontFamily: 'ui-monospace, monospace', fontSize: 12 }}
        >
          {block.variable}
        </Typography>
      )}
    </Box>
  );
}

function RowText({ block }: { readonly block: Block }) {
  const text = previewOf(spokenText(block));
  return (
    <Box component="span" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      {block.short_name !== '' && (
        <Typography component="span" sx={{ fontWeight: 600, mr: 0.5 }}>
          {block.short_name}
        </Typography>
      )}{' '}
      <Typography component="span" sx={text === '' ? { color: 'text.secondary', fontStyle: 'italic' } : {}}>
        {text || (block.short_name === '' ? texts.noText : '')}
      </Typography>
    </Box>
  );
}

function Answers({ answers }: { readonly answers: readonly string[] }) {
  if (answers.length === 0) return null;
  const rest = answers.length - MOST_ANSWERS;
  const shown = numbered(answers.slice(0, MOST_ANSWERS));
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
      {shown.map(({ key, text }) => (
        <Chip key={key} component="span" size="small" variant="outlined" label={text} sx={{ maxWidth: '100%' }} />
      ))}
      {rest > 0 && (
        <Typography variant="body2" component="span" color="textSecondary">
          {texts.more(rest)}
        </Typography>
      )}
    </Box>
  );
}
