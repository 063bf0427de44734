/** A sentence that respondents are to answer to. */
export interface Statement {
  readonly text: string;
  /** Asked, or said for respondents to say how far it is so. */
  readonly as: 'question' | 'item';
  /** Whether it is answered by how far one agrees. */
  readonly isAgreedTo: boolean;
  /** Whether what it is answered with says a period itself, such as 'täglich'. */
  readonly hasPeriod: boolean;
}

/** Finds words of a statement that research advises against; null for none. */
export type StatementRule = (statement: Statement) => string | null;
