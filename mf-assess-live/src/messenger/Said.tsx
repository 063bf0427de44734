import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { ComponentProps, ReactNode } from 'react';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { bubbleId } from '../features/transcript/model/bubbleId.ts';
import { Transcript } from '../features/transcript/ui/Transcript.tsx';
import { EntryText } from './EntryText.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { MessengerProps } from './MessengerProps.ts';
import { sheets } from './sheetsChunk.ts';

interface SaidProps extends Omit<ComponentProps<typeof Transcript>, 'language' | 'botName' | 'texts'> {
  readonly survey: MessengerProps['survey'];
  readonly texts: MessengerTexts;
  readonly asForm: boolean;
}

/** What was said so far, as bubbles or as one form. */
export function Said({ survey, asForm, ...said }: SaidProps) {
  const { language } = survey;
  if (!asForm) return <Transcript {...said} language={language} botName={survey.avatar_name || survey.survey_name} />;
  const { entries, pending, texts, idPrefix, onChange } = said;
  return (
    <LazyChunk chunk={sheets} {...survey}>
      {({ FormView }) => (
        <FormView
          {...{ entries, language, pending, onChange }}
          label={texts.form}
          change={texts.change}
          idOf={(place) => bubbleId(idPrefix, place)}
          drawText={drawText}
        />
      )}
    </LazyChunk>
  );

  function drawText(entry: DialogEntry): ReactNode {
    return <EntryText entry={entry} language={language} words={texts} />;
  }
}
