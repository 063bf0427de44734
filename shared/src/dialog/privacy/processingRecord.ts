import type { PrivacyFacts, PrivacyForm } from '../../contract/index.ts';
import { keptFor } from './privacyStatement.ts';
import { recordTexts as texts } from './recordTexts.ts';
import { privacyTexts } from './texts.ts';

/** One line of the record: what it is about, and what is said of it. */
export interface RecordEntry {
  readonly title: string;
  /** One to a line; what is missing says so. */
  readonly lines: readonly string[];
}

/** The record of processing of Art. 30(1) GDPR for one dialog, and who processes for it (Art. 28), from the form and the settings that are in effect. */
export function processingRecord(survey_name: string, form: PrivacyForm, facts: PrivacyFacts): RecordEntry[] {
  const known = (...lines: readonly string[]): readonly string[] => {
    const said = lines.filter((line) => line !== '');
    return said.length > 0 ? said : [texts.missing];
  };
  return [
    { title: texts.name, lines: [texts.nameOf(survey_name)] },
    { title: texts.controller, lines: known(form.controller, ...form.address.split('\n'), form.email) },
    { title: texts.officer, lines: form.officer === '' ? [texts.noOfficer] : [form.officer] },
    { title: texts.purpose, lines: known(form.purpose) },
    {
      title: texts.basis,
      lines: [
        privacyTexts.bases[form.basis],
        ...(form.basis === 'legitimate_interest' ? known(form.interest) : []),
        ...(form.special ? [privacyTexts.special] : []),
      ],
    },
    { title: texts.people, lines: [texts.respondents, ...(facts.invited === 'nobody' ? [] : [texts.invitees])] },
    {
      title: texts.data,
      lines: [
        privacyTexts.answers,
        ...facts.asked.map((kind) => privacyTexts.askedNames[kind]),
        ...(facts.link_parameters.length > 0 ? [privacyTexts.parameters(facts.link_parameters)] : []),
        ...(facts.invited === 'nobody' ? [] : [texts.list[facts.invited]]),
      ],
    },
    {
      title: texts.recipients,
      lines: [texts.team, ...(form.recipients === '' ? [] : [form.recipients]), ...facts.sends_on.map(texts.sentOn)],
    },
    {
      title: texts.processors,
      lines: [
        texts.host,
        ...facts.models.map(({ name, host, outside }) => texts.model(name, host, outside, facts.masked)),
        ...facts.systems.map(texts.system),
        ...facts.embeds.map(texts.embed),
        ...(facts.invited === 'nobody' ? [] : [texts.mail]),
      ],
    },
    {
      title: texts.transfers,
      lines: [
        texts.transfersOf([
          ...facts.models.filter(({ outside }) => outside).map(({ host }) => host),
          ...facts.systems,
          ...facts.embeds,
        ]),
      ],
    },
    { title: texts.erasure, lines: keptFor(facts).length > 0 ? keptFor(facts) : [texts.noErasure] },
    { title: texts.measures, lines: texts.measuresTaken(facts.password) },
  ];
}
