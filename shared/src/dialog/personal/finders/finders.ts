import type { Finder } from '../Span.ts';
import { places, smallStreets, streets, streetsOfDays, towns } from './addresses.ts';
import { birthdays } from './birthdays.ts';
import { byFirstName, introduced, related, signed, smallNames, titled } from './names.ts';
import {
  accounts,
  cards,
  healthNumbers,
  pensionNumbers,
  phones,
  plates,
  saidPlates,
  taxIds,
  taxNumbers,
} from './numbers.ts';
import { handles, links, mails, saidHandles } from './online.ts';
import { clinicsAtWork, employers, employersBefore, employersByForm, namedSchools, schools } from './workplaces.ts';

/** In this order, because an address holds numbers, an account number looks like a telephone's, and schools are named after people. */
export const finders: readonly Finder[] = [
  mails,
  links,
  accounts,
  cards,
  taxNumbers,
  taxIds,
  pensionNumbers,
  healthNumbers,
  streetsOfDays,
  streets,
  smallStreets,
  places,
  towns,
  birthdays,
  phones,
  handles,
  saidHandles,
  plates,
  saidPlates,
  employersByForm,
  schools,
  namedSchools,
  employers,
  employersBefore,
  clinicsAtWork,
  introduced,
  titled,
  related,
  signed,
  smallNames,
  byFirstName,
];
