import type { Notebook } from '@dialogwerk/shared/contract';
import type { ReadableAtom } from 'nanostores';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { answersIn, knownAtFirst, newsSince } from '../widget/newsOf.ts';
import { tellAround } from '../widget/tellPage.ts';

/** What is told of the chats, as far as it is needed. */
interface ToldChats {
  readonly $chats: ReadableAtom<
    readonly {
      readonly survey: { readonly survey_id: string };
      readonly running: { readonly $conversation: ReadableAtom<Conversation> };
    }[]
  >;
  readonly $notebook: ReadableAtom<Notebook | null>;
}

/** Room for a list and for a chat: what is said in either has its own way to be scrolled. */
const HEIGHT = 640;

const isTold = ({ phase }: Conversation): boolean => phase === 'asked' || phase === 'waiting' || phase === 'finished';

interface Telling {
  /** How many chats the multi-chat has. */
  readonly count: number;
  /** They begin with this page. */
  readonly isNew: boolean;
  readonly root: HTMLElement;
}

/** Tells the page around a widget how far all chats are together. */
export function tellChats({ $chats, $notebook }: ToldChats, { count, isNew, root }: Telling): void {
  tellAround(root, {
    height: () => HEIGHT,
    follow(tell) {
      let known = knownAtFirst(isNew);
      const followed = new Set<string>();
      const look = (): void => {
        const all = $chats.get().map(({ running }) => running.$conversation.get());
        if (all.length === 0 || !all.every(isTold)) return;
        const answered = all.reduce((sum, one) => sum + answersIn(one), 0);
        const isAtAnEnding = $notebook.get()?.found.some(({ kind }) => kind === 'ending') ?? false;
        const isFinished = isAtAnEnding || (all.length === count && all.every(({ phase }) => phase === 'finished'));
        const [next, news] = newsSince(known, { answered, isFinished });
        known = next;
        for (const message of news) tell(message);
      };
      $chats.subscribe((chats) => {
        for (const { survey, running } of chats) {
          if (followed.has(survey.survey_id)) continue;
          followed.add(survey.survey_id);
          running.$conversation.listen(look);
        }
        look();
      });
      $notebook.listen(look);
    },
  });
}
