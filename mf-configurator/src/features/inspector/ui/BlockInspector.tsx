import type { Block } from '@dialogwerk/shared/contract';
import type { FindingKind } from '@dialogwerk/shared/dialog';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box, Divider } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { EditedBy } from '../../../awareness/EditedBy.tsx';
import { AdviceHere } from './AdviceHere.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { FoundHere } from './FoldSection.tsx';
import { FormsAbout, InspectorProvider } from './InspectorContext.ts';
import type { InspectorScope } from './InspectorContext.ts';
import { PlaceSection } from './sections/flow/PlaceSection.tsx';
import { InspectorHeader } from './InspectorHeader.tsx';

interface BlockInspectorProps {
  readonly scope: InspectorScope;
  readonly block: Block;
  /** What the check found about the block. */
  readonly found: ReadonlySet<FindingKind>;
  /** What there is to say of how it is worded. */
  readonly advice?: readonly Advice[];
  readonly onSelect: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onTest?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
  /** What belongs to the block beside its own fields. */
  readonly children?: ReactNode;
}

const nothing: readonly Advice[] = [];

/** All about one block. */
export function BlockInspector({ scope, block, found, advice = nothing, children, ...actions }: BlockInspectorProps) {
  return (
    <InspectorProvider value={scope}>
      <InspectorHeader block={block} {...actions} />
      <Divider />
      <EditedBy unique_question_id={block.unique_question_id} sx={{ px: 2, py: 1 }} />
      <FormsAbout value={block.unique_question_id}>
        <Box key={block.unique_question_id} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', position: 'relative' }}>
          <FoundHere value={found}>
            <AdviceHere value={advice}>
              <BlockEditor block={block} />
            </AdviceHere>
            <PlaceSection block={block} />
          </FoundHere>
          {children}
        </Box>
      </FormsAbout>
    </InspectorProvider>
  );
}
