import type { LanguageFragments } from '@dialogwerk/shared/contract';
import type { Failure } from '../features/conversation/model/Conversation.ts';
import type { FeedbackTexts } from '../features/feedback/model/FeedbackTexts.ts';
import type { FileTexts } from '../features/inputs/model/FileTexts.ts';
import type { InputTexts } from '../features/inputs/model/InputTexts.ts';
import type { MessengerTexts } from '../texts.ts';
import type {
  BetweenBounds,
  DigitsOrWords,
  OtherRankingTexts,
  PlaceTexts,
  RankingTexts,
  SignatureTexts,
  SliderTexts,
  SumTexts,
} from './SingleInputTexts.ts';

/** What the messenger says to respondents, beside what a dialog says, by what says it. */
export interface AllMessengerTexts {
  readonly messenger: MessengerTexts;
  readonly loading: LoadingTexts;
  readonly change: ChangeTexts;
  readonly failures: FailureTexts;
  readonly notKept: NotKeptTexts;
  readonly wordTitles: WordTitles;
  readonly wordHelp: WordTexts;
  readonly typedWords: TypedWords;
  readonly ownWays: OwnWaysTexts;
  readonly masked: MaskTexts;
  readonly otherDevice: OtherDeviceTexts;
  readonly receipt: ReceiptTexts;
  readonly feedback: FeedbackTexts;
  readonly countdown: CountdownTexts;
  readonly embed: EmbedTexts;
  readonly inputs: InputTexts;
  readonly files: FileTexts;
  readonly place: PlaceTexts;
  readonly signature: SignatureTexts;
  readonly sum: SumTexts;
  readonly days: BetweenBounds;
  readonly numbers: BetweenBounds;
  readonly times: BetweenBounds;
  readonly digitsOrWords: DigitsOrWords;
  readonly addresses: Readonly<Record<'email' | 'phone' | 'url', string>>;
  readonly askQuestion: string;
  readonly emoji: { readonly open: string; readonly choice: string };
  readonly otherRanking: OtherRankingTexts;
  readonly ranking: RankingTexts;
  /** What the signs of a rating are called. */
  readonly rating: (value: number, count: number) => string;
  readonly slider: SliderTexts;
  readonly chats: ChatsTexts;
}

/** What stands above what a typed word asks for. */
export interface WordTitles {
  readonly help: string;
  readonly back: string;
  readonly restart: string;
}

/** Words that ask for something when they are the whole reply, in small letters. */
export type TypedWords = Readonly<Record<keyof WordTitles, readonly string[]>>;

/** What is said of how messages come. */
export interface OwnWaysTexts {
  readonly lang: string;
  readonly help: string;
  /** From the slowest to the fastest. */
  readonly paces: readonly [string, string, string, string, string];
  readonly pace: (pace: string) => string;
  readonly slower: string;
  readonly faster: string;
  readonly pause: string;
  readonly paused: string;
  readonly goOn: string;
  readonly aloud: string;
}

/** What is said of what is covered. */
export interface MaskTexts {
  readonly lang: string;
  readonly showField: string;
}

export interface NotKeptTexts {
  readonly lang: string;
  readonly notKept: string;
  readonly ownTab: string;
  readonly newTab: string;
  readonly close: string;
}

export interface FailureTexts {
  readonly said: { readonly [kind in Failure['kind']]: FailureText };
  readonly status: (status: number) => string;
}

export interface FailureText {
  /** Empty where the server's own sentence stands in its place. */
  readonly title: string;
  readonly more: string;
}

/** What the messenger says about several chats, beside what each of them says. */
export interface ChatsTexts {
  readonly lang: string;
  readonly list: string;
  readonly back: string;
  readonly menu: string;
  readonly typing: string;
  readonly none: string;
  readonly you: string;
  readonly unread: (count: number) => string;
  readonly wrote: (name: string) => string;
  /** Beside `name`, so many others wrote, too. */
  readonly wroteToo: (name: string, others: number) => string;
  /** What stands where nothing is asked now. */
  readonly nothingToAnswer: string;
  readonly choose: string;
  readonly resumeLink: string;
  readonly resumeCopied: string;
  readonly resumeFailed: string;
  readonly badResumeLink: string;
  readonly media: string;
  readonly hints: string;
  readonly closeHints: string;
  readonly hintsOf: (found: number, all: number) => string;
  readonly freshHints: (count: number) => string;
  readonly foundHint: (title: string) => string;
  readonly isNew: string;
  readonly noHints: string;
  readonly noHintsMore: string;
  readonly toChat: (name: string) => string;
  readonly endingOf: (number: number, all: number) => string;
  readonly toEnding: string;
  readonly foundOf: (found: number, all: number) => string;
  readonly playAgain: string;
  readonly decideAnew: string;
  readonly gallery: (seen: number, all: number) => string;
  readonly notSeen: string;
  readonly storyTime: (time: string) => string;
  readonly push: {
    /** In the menu. */
    readonly switch: string;
    readonly question: string;
    readonly privacy: string;
    readonly yes: string;
    readonly no: string;
    readonly starting: string;
    readonly on: string;
    readonly blocked: string;
    readonly failed: string;
    readonly again: string;
    readonly close: string;
  };
  readonly fragments: LanguageFragments;
}

/** What stands around the time of a question. */
export interface CountdownTexts {
  readonly lang: string;
  readonly notice: (span: string) => string;
  /** Of a time that nobody can have more of. */
  readonly fixed: (span: string) => string;
  readonly left: (clock: string) => string;
  /** Read out now and then. */
  readonly stillLeft: (span: string) => string;
  readonly more: string;
  readonly extended: (span: string) => string;
  /** The time is over; there is a while to take more. */
  readonly lastCall: (span: string) => string;
  /** The bubble in place of an answer. */
  readonly over: string;
}

/** What stands around a receipt's code. */
export interface ReceiptTexts {
  readonly purpose: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly page: string;
  readonly sentOn: string;
  readonly sentOnInTest: string;
  readonly sendOn: string;
  readonly stay: string;
}

export interface LoadingTexts {
  readonly coming: string;
  readonly failed: string;
  readonly again: string;
}

/** What is said about changing an answer, about what was answered elsewhere, and where something was not done. */
export interface ChangeTexts {
  readonly lang: string;
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly gone: string;
  /** A reply is still on its way, so that nothing can be changed yet. */
  readonly waits: string;
  readonly fallsAway: (count: number) => string;
  /** Nobody knows before it is done. */
  readonly mayFallAway: string;
  readonly comesBack: string;
  readonly back: string;
  readonly goOn: string;
  /** `withdrawn` later answers do not apply any more. */
  readonly changed: (withdrawn: number) => string;
  readonly undo: string;
  /** The question had a reply already, mostly from another tab. */
  readonly overtaken: string;
  /** What was meant as a reply to it. */
  readonly yourText: (text: string) => string;
  readonly useText: string;
  /** A restart or deletion. */
  readonly notDone: string;
}

/** What is said about going on at another device. */
export interface OtherDeviceTexts {
  readonly lang: string;
  readonly purpose: string;
  readonly secret: string;
  readonly qr: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly expired: string;
  readonly fresh: string;
  readonly taken: string;
  readonly notContinued: string;
  readonly instead: { readonly header: string; readonly text: string; readonly back: string; readonly confirm: string };
}

/** What is said of words that ask for something in place of answering. */
export interface WordTexts {
  readonly lang: string;
  readonly wordsTell: string;
  /** Each word, and what it does. */
  readonly words: readonly (readonly [word: string, does: string])[];
  readonly tap: string;
  readonly menu: string;
  readonly nothingBefore: string;
  readonly asAnswer: string;
}

export interface EmbedTexts {
  /** Before anything is asked for there: who gets to know what. */
  readonly told: (host: string) => string;
  readonly show: string;
  readonly hide: string;
  readonly open: string;
  readonly refused: (host: string) => string;
}
