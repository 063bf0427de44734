import type { Block } from '@dialogwerk/shared/contract';
import { Box, Divider } from '@dialogwerk/shared/ui';
import { BlockEditor } from '../types/BlockEditor.tsx';
import { InspectorProvider } from './InspectorContext.ts';
import type { InspectorScope } from './InspectorContext.ts';
import { InspectorHeader } from './InspectorHeader.tsx';

interface BlockInspectorProps {
  readonly scope: InspectorScope;
  readonly block: Block;
  readonly onSelect: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onClose: () => void;
}

/** All about one block. */
export function BlockInspector({ scope, block, ...actions }: BlockInspectorProps) {
  return (
    <InspectorProvider value={scope}>
      <InspectorHeader block={block} {...actions} />
      <Divider />
      <Box key={block.unique_question_id} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <BlockEditor block={block} />
      </Box>
    </InspectorProvider>
  );
}
