import { $publishing } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { MultiChatPublishing } from './MultiChatPublishing.tsx';
import { DialogPublishing } from './DialogPublishing.tsx';

/** The way from draft to respondents of what `$publishing` says, where no editor of it is open (place 'publishing'). */
export default function Publishing() {
  const what = useStore($publishing);
  if (what === null) return null;
  return what.kind === 'dialog' ? (
    <DialogPublishing key={what.survey_id} survey_id={what.survey_id} />
  ) : (
    <MultiChatPublishing key={what.id} id={what.id} />
  );
}
