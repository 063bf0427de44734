import type { ChatsWish, ExportFormat } from '@dialogwerk/shared/contract';
import { choicesOf } from '../model/ExportForm.ts';
import { exportTexts as texts } from '../texts.ts';
import { Choice } from './Choice.tsx';

type Details = Pick<ChatsWish, 'separator' | 'content' | 'missing'>;

interface FileDetailsProps {
  readonly details: Details & { readonly format: ExportFormat };
  readonly onChange: (changed: Partial<Details>) => void;
}

function pairs<Value extends string>(names: Readonly<Record<Value, string>>, values: readonly Value[]) {
  return values.map((value) => [value, names[value]] as const);
}

/** How a file of a format is written, where it can be in several ways. */
export function FileDetails({ details, onChange }: FileDetailsProps) {
  const { format, separator, content, missing } = details;
  const has = choicesOf(format);
  return (
    <>
      {has.csv && (
        <>
          <Choice
            label={texts.separator}
            value={separator}
            options={pairs<Details['separator']>(texts.separators, ['semicolon', 'comma', 'tab'])}
            onChoose={(chosen) => onChange({ separator: chosen })}
          />
          <Choice
            label={texts.content}
            value={content}
            options={pairs<Details['content']>(texts.contents, ['values', 'labels'])}
            onChoose={(chosen) => onChange({ content: chosen })}
          />
        </>
      )}
      {has.missing && (
        <Choice
          label={texts.missing}
          value={missing}
          options={pairs<Details['missing']>(texts.missings, ['empty', 'codes'])}
          onChoose={(chosen) => onChange({ missing: chosen })}
        />
      )}
    </>
  );
}
