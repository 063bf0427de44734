import { openHelp } from '../../state/index.ts';
import { HelpSign } from './HelpSign.tsx';

export interface PageHelpProps {
  /** What is explained, as it is called where the sign stands. */
  readonly label: string;
  /** Of the help, which opens beside the work. */
  readonly page: string;
  readonly passage: string;
}

/** A sign that leads to a passage of the help; for what a few sentences where it stands would not explain. */
export function PageHelp({ label, page, passage }: PageHelpProps) {
  return <HelpSign label={label} onClick={() => openHelp(page, passage)} />;
}
