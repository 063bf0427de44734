import type { OwnDataTexts } from './own-data/OwnDataTexts.ts';

/** What the server itself says to respondents: on pages, in mails and in what it tells browsers. Always formally. */
export interface ServerTexts {
  readonly doors: DoorTexts;
  readonly unknown: UnknownTexts;
  readonly test: TestTexts;
  readonly exit: ExitTexts;
  readonly ownData: OwnDataTexts;
  readonly personal: PersonalTexts;
  readonly letter: LetterTexts;
  readonly model: ModelTexts;
  /** What a closed page's browser shows below the chat's name. */
  readonly newMessage: string;
  /** While a model has said nothing for some time. */
  readonly thinking: string;
}

/** In place of a dialog. Moments are milliseconds since 1970. */
export interface DoorTexts {
  readonly inactive: string;
  readonly inactiveMore: string;
  readonly notAvailable: string;
  readonly notAvailableMore: string;
  readonly notBegun: string;
  readonly notBegunMore: (moment: number) => string;
  readonly over: string;
  readonly overMore: (moment: number) => string;
  readonly full: string;
  readonly fullMore: string;
  readonly personalOnly: string;
  readonly personalOnlyMore: string;
  readonly goOn: string;
  readonly password: string;
  readonly passwordMore: string;
  readonly passwordLabel: string;
  readonly passwordSend: string;
  readonly passwordHint: string;
  readonly passwordWrong: string;
  readonly passwordWait: (seconds: number) => string;
  readonly taken: string;
  readonly takenMore: string;
  readonly takenGoOn: string;
  /** What a link preview says of a dialog that begins without words. */
  readonly description: string;
}

/** Where no dialog is known. */
export interface UnknownTexts {
  readonly dialog: string;
  readonly dialogMore: string;
  /** A personal link that leads nowhere. */
  readonly link: string;
  readonly linkMore: string;
  /** A personal link in a mail that was sent to try it. */
  readonly trial: string;
  readonly trialMore: string;
}

/** To who tries the respondents' way. */
export interface TestTexts {
  /** Before a page's title. */
  readonly title: string;
  readonly mark: string;
  readonly test: string;
  readonly testMore: string;
  readonly begin: string;
  readonly open: string;
  readonly inactive: string;
  /** What respondents read at the door. */
  readonly meets: (sentence: string) => string;
  readonly password: string;
  readonly once: string;
  readonly quotas: (names: readonly string[]) => string;
  readonly gone: string;
  readonly goneMore: string;
}

/** On public pages without a dialog. */
export interface ExitTexts {
  readonly receipt: string;
  readonly deleted: string;
  readonly deletedMore: string;
  readonly cancelled: string;
  readonly cancelledMore: string;
  readonly exit: string;
  readonly exitMore: string;
  readonly privacy: string;
  readonly privacyOf: (dialog: string) => string;
  readonly noPrivacy: string;
  readonly receiptHint: string;
  readonly newTab: string;
}

/** On the pages of personal links that lead to a dialog. */
export interface PersonalTexts {
  readonly invited: string;
  readonly once: string;
  readonly tied: string;
  readonly tiedOn: string;
  readonly anonymous: string;
  readonly anonymousOn: string;
  readonly privacy: string;
  readonly begin: string;
  readonly again: string;
  readonly againMore: string;
  readonly goOn: string;
  readonly used: string;
  readonly usedTied: string;
  readonly usedAnonymous: string;
  readonly mails: string;
  readonly mailsOf: (dialog: string) => string;
  readonly unsubscribeMore: string;
  readonly unsubscribe: string;
  readonly unsubscribed: string;
  readonly unsubscribedMore: string;
  readonly subscribe: string;
}

/** Around a mail in an author's own words. */
export interface LetterTexts {
  readonly button: string;
  readonly linkHint: string;
  readonly why: (survey_name: string) => string;
  /** Before the address, and the words that lead there. */
  readonly unsubscribe: string;
  readonly unsubscribeLink: string;
  readonly footer: string;
}

/** What a privacy page says of language models. */
export interface ModelTexts {
  readonly title: string;
  readonly purpose: (model: string, host: string, outside: boolean) => string;
  readonly reserve: (model: string, host: string) => string;
  readonly masked: string;
  readonly kept: string;
}
