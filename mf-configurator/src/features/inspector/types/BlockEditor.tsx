import type { Block } from '@dialogwerk/shared/contract';
import { AssignEditor } from './assign/AssignEditor.tsx';
import { LikertEditor } from './likert/LikertEditor.tsx';
import { MessageEditor } from './message/MessageEditor.tsx';
import { MultipleEditor } from './multiple/MultipleEditor.tsx';
import { NumberEditor } from './number/NumberEditor.tsx';
import { OpenEditor } from './open/OpenEditor.tsx';
import { SingleEditor } from './single/SingleEditor.tsx';

/** The editor of a block's type; a type of the contract without one does not compile. */
export function BlockEditor({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'message':
      return <MessageEditor block={block} />;
    case 'open':
      return <OpenEditor block={block} />;
    case 'single':
      return <SingleEditor block={block} />;
    case 'multiple':
      return <MultipleEditor block={block} />;
    case 'likert':
      return <LikertEditor block={block} />;
    case 'number':
      return <NumberEditor block={block} />;
    case 'assign':
      return <AssignEditor block={block} />;
  }
}
