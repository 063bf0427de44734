import type { ExportWish } from '@dialogwerk/shared/contract';
import { exportTexts } from '../texts.ts';
import { Choice } from './Choice.tsx';

interface PersonalChoiceProps {
  readonly chosen: ExportWish['personal'];
  readonly onChoose: (chosen: ExportWish['personal']) => void;
}

const { personalData: texts } = exportTexts;

/** Whether what tells of people in free texts stays in the file. */
export function PersonalChoice({ chosen, onChoose }: PersonalChoiceProps) {
  return (
    <Choice
      label={texts.label}
      value={chosen}
      options={[
        ['keep', texts.keep],
        ['hide', texts.hide],
      ]}
      help={texts.help[chosen]}
      onChoose={onChoose}
    />
  );
}
