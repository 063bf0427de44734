import type { ConsentAct } from '@dialogwerk/shared/contract';

/** What respondents read on the page of all that is stored of them. */
export interface OwnDataTexts {
  readonly title: string;
  readonly purpose: string;
  readonly code: string;
  readonly show: string;
  readonly noCode: string;
  readonly unknown: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly test: string;
  readonly begun: string;
  readonly finished: string;
  readonly notFinished: string;
  readonly answers: string;
  readonly noAnswers: string;
  readonly withdrawn: string;
  readonly consents: string;
  readonly statement: string;
  /** What leads to a text word for word. */
  readonly wording: string;
  readonly acts: Readonly<Record<ConsentAct, string>>;
  readonly takeBack: string;
  readonly takeBackMore: string;
  readonly takenBack: string;
  readonly files: string;
  readonly feedback: string;
  readonly rating: (given: number) => string;
  readonly sent: string;
  readonly toModel: (model: string) => string;
  readonly toSystem: (host: string) => string;
  readonly toldProgress: (host: string) => string;
  readonly toldAnswers: (host: string) => string;
  readonly more: string;
  readonly device: string;
  readonly devices: Readonly<Record<'phone' | 'tablet' | 'desktop', string>>;
  readonly language: string;
  readonly link: string;
  readonly tied: string;
  readonly notes: (count: number) => string;
  readonly keep: string;
  readonly asPage: string;
  readonly asData: string;
  readonly asZip: string;
  readonly delete: string;
  readonly confirmTitle: string;
  readonly confirm: string;
  readonly back: string;
  readonly confirmed: string;
  readonly whole: (others: readonly string[]) => string;
  readonly deletedTitle: string;
  readonly deleted: string;
}
