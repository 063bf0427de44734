import { mdiChevronDown } from '@mdi/js';
import type { Block } from '@dialogwerk/shared/contract';
import type { FindingKind } from '@dialogwerk/shared/dialog';
import { Box, ButtonBase, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import type { HelpTopic } from '../../../help/fieldPages.ts';
import { HelpHint } from '../../../help/HelpHint.tsx';
import type { FoldName } from '../model/FoldName.ts';
import { foldFindings } from '../model/foldFindings.ts';
import { foldSummary } from '../model/foldSummary.ts';
import { $folds } from '../state/folds.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What the check found about the block whose properties these are; null: nothing is folded. */
export const FoundHere = createContext<ReadonlySet<FindingKind> | null>(null);

/** What the help says about each. */
const topics: Readonly<Record<FoldName, HelpTopic>> = {
  answer: 'answer',
  counts: 'counts',
  media: 'media',
  optionRules: 'rules',
  place: 'place',
  reactions: 'reactions',
  rule: 'rule',
  words: 'words',
};

interface FoldSectionProps {
  readonly name: FoldName;
  readonly block: Block;
  readonly title: string;
  /** What is wrong in a field of it, by its name. */
  readonly problems: object;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * A part of the properties that is folded until it is wanted, with what is set in it. Open as long as something is wrong in it or
 * the check found something there.
 */
export function FoldSection({ name, block, title, problems, onLeave, children }: FoldSectionProps) {
  const id = useId();
  const found = use(FoundHere);
  const key = `${block.type} ${name}` as const;
  const wanted = useStore($folds, { keys: [key] })[key] === true;
  if (found === null) {
    return (
      <SectionFrame title={title} help={topics[name]} onLeave={onLeave}>
        {children}
      </SectionFrame>
    );
  }
  const isHeld = Object.keys(problems).length > 0 || foldFindings[name].some((kind) => found.has(kind));
  const isOpen = wanted || isHeld;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      onBlur={onLeave}
      sx={{ gap: 2, px: 2, py: 1, pb: isOpen ? 2 : 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-describedby={isOpen ? undefined : `${id}-set`}
            aria-disabled={isHeld}
            onClick={() => !isHeld && $folds.setKey(key, !isOpen)}
            sx={{
              width: '100%',
              minHeight: 40,
              gap: 1,
              justifyContent: 'flex-start',
              textAlign: 'start',
              font: 'inherit',
              borderRadius: 1,
            }}
          >
            <Icon
              path={mdiChevronDown}
              sx={{ color: 'text.secondary', transform: isOpen ? 'none' : 'rotate(-90deg)', ml: -0.5 }}
            />
            <span id={id}>{title}</span>
          </ButtonBase>
        </Typography>
        {isOpen && <HelpHint topic={topics[name]} label={title} />}
      </Box>
      {isOpen ? (
        children
      ) : (
        <Typography
          id={`${id}-set`}
          variant="body2"
          color="textSecondary"
          sx={{ mt: -2.5, pl: 3.5, pb: 0.5, overflowWrap: 'anywhere' }}
        >
          {foldSummary(name, block)}
        </Typography>
      )}
    </Stack>
  );
}
