import { useEffect, useState } from 'react';
import type { DraftCheck } from '../../../../publishSteps/DraftCheck.ts';
import type { Chats } from '../../model/Chats.ts';
import { publishTexts as texts } from '../../publishTexts.ts';
import { errorsOfAll } from '../../useCheckedAct.ts';

/** What respondents of a multi-chat would meet that nobody meant, found anew whenever it is another one. */
export function useChatsErrors(chats: Chats): DraftCheck {
  const [checked, setChecked] = useState<{ readonly of: Chats; readonly check: DraftCheck } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void errorsOfAll(chats).then((errors) => {
      const said = errors.length === 0 ? texts.sound : texts.errors(errors.length);
      if (isWanted) setChecked({ of: chats, check: { kind: 'checked', said, errors } });
    });
    return () => {
      isWanted = false;
    };
  }, [chats]);
  return checked?.of === chats ? checked.check : { kind: 'checking' };
}
