import type { Block } from '@dialogwerk/shared/contract';
import { ApiEditor } from './api/ApiEditor.tsx';
import { AssignEditor } from './assign/AssignEditor.tsx';
import { ConsentEditor } from './consent/ConsentEditor.tsx';
import { ContactEditor } from './contact/ContactEditor.tsx';
import { DateEditor } from './date/DateEditor.tsx';
import { GptEditor } from './gpt/GptEditor.tsx';
import { LikertEditor } from './likert/LikertEditor.tsx';
import { MatrixEditor } from './matrix/MatrixEditor.tsx';
import { MessageEditor } from './message/MessageEditor.tsx';
import { MultipleEditor } from './multiple/MultipleEditor.tsx';
import { NumberEditor } from './number/NumberEditor.tsx';
import { OpenEditor } from './open/OpenEditor.tsx';
import { PictureEditor } from './picture/PictureEditor.tsx';
import { QaEditor } from './qa/QaEditor.tsx';
import { RankingEditor } from './ranking/RankingEditor.tsx';
import { SingleEditor } from './single/SingleEditor.tsx';
import { SliderEditor } from './slider/SliderEditor.tsx';
import { UploadEditor } from './upload/UploadEditor.tsx';
import { VoiceEditor } from './voice/VoiceEditor.tsx';

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
    case 'api':
      return <ApiEditor block={block} />;
    case 'consent':
      return <ConsentEditor block={block} />;
    case 'date':
      return <DateEditor block={block} />;
    case 'gpt':
      return <GptEditor block={block} />;
    case 'matrix':
      return <MatrixEditor block={block} />;
    case 'picture':
      return <PictureEditor block={block} />;
    case 'qa':
      return <QaEditor block={block} />;
    case 'ranking':
      return <RankingEditor block={block} />;
    case 'slider':
      return <SliderEditor block={block} />;
    case 'upload':
      return <UploadEditor block={block} />;
    case 'voice':
      return <VoiceEditor block={block} />;
    case 'email':
    case 'phone':
    case 'url':
      return <ContactEditor block={block} />;
  }
}
