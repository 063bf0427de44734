import { typefaces } from '@dialogwerk/shared/contract';
import { typefaceStyle } from '@dialogwerk/shared/look';
import calm from '@dialogwerk/shared/look/calm.css?inline';
import compact from '@dialogwerk/shared/look/compact.css?inline';

/** The rules of every look and typeface: authors change them while they watch. Respondents' pages bring those that their dialog has. */
export const lookStyles = [calm, compact, ...typefaces.map(typefaceStyle)].join('');
