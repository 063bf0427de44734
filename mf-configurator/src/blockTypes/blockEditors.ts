import type { BlockType } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import { ApiEditor } from './api/ApiEditor.tsx';
import { AssignEditor } from './assign/AssignEditor.tsx';
import { ConsentEditor } from './consent/ConsentEditor.tsx';
import { ConstantSumEditor } from './constant_sum/ConstantSumEditor.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { DateEditor } from './date/DateEditor.tsx';
import { ExperimentEditor } from './experiment/ExperimentEditor.tsx';
import { GptEditor } from './gpt/GptEditor.tsx';
import { LikertEditor } from './likert/LikertEditor.tsx';
import { LoopEditor } from './loop/LoopEditor.tsx';
import { MatrixEditor } from './matrix/MatrixEditor.tsx';
import { MessageEditor } from './message/MessageEditor.tsx';
import { MultipleEditor } from './multiple/MultipleEditor.tsx';
import { NumberEditor } from './number/NumberEditor.tsx';
import { OpenEditor } from './open/OpenEditor.tsx';
import { PictureEditor } from './picture/PictureEditor.tsx';
import { PlaceEditor } from './place/PlaceEditor.tsx';
import { QaEditor } from './qa/QaEditor.tsx';
import { RankingEditor } from './ranking/RankingEditor.tsx';
import { SignatureEditor } from './signature/SignatureEditor.tsx';
import { ShuffleEditor } from './shuffle/ShuffleEditor.tsx';
import { SingleEditor } from './single/SingleEditor.tsx';
import { RatingEditor } from './rating/RatingEditor.tsx';
import { SliderEditor } from './slider/SliderEditor.tsx';
import { TimeEditor } from './time/TimeEditor.tsx';
import { UploadEditor } from './upload/UploadEditor.tsx';
import { VoiceEditor } from './voice/VoiceEditor.tsx';
import type { EditorProps } from './EditorProps.ts';

type BlockEditor<T extends BlockType> = (props: EditorProps<T>) => ReactNode;

/** A type of the contract that is left out does not compile. */
const blockEditors: { readonly [T in BlockType]: BlockEditor<T> } = {
  message: MessageEditor,
  qa: QaEditor,
  gpt: GptEditor,
  single: SingleEditor,
  multiple: MultipleEditor,
  picture: PictureEditor,
  ranking: RankingEditor,
  consent: ConsentEditor,
  likert: LikertEditor,
  matrix: MatrixEditor,
  slider: SliderEditor,
  rating: RatingEditor,
  constant_sum: ConstantSumEditor,
  open: OpenEditor,
  number: NumberEditor,
  date: DateEditor,
  time: TimeEditor,
  email: ContactEditor,
  phone: ContactEditor,
  url: ContactEditor,
  place: PlaceEditor,
  upload: UploadEditor,
  voice: VoiceEditor,
  signature: SignatureEditor,
  assign: AssignEditor,
  loop: LoopEditor,
  api: ApiEditor,
  experiment: ExperimentEditor,
  shuffle: ShuffleEditor,
};

/** The editor of a type's blocks. It comes with the first selection: who needs only the icon takes `blockIcons`. */
export function blockEditorOf<T extends BlockType>(type: T): BlockEditor<T> {
  return blockEditors[type];
}
