import type { PrivacyFacts, PrivacyForm } from '../../contract/index.ts';
import { privacyTexts, statementTexts } from './texts.ts';

const list = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' });

/**
 * A privacy statement (Art. 13 GDPR) in German, as Markdown: what the form says, and what the dialog's settings are. What its page says of language
 * models by itself (`modelNotice`) is left to that.
 */
export function privacyStatement(form: PrivacyForm, facts: PrivacyFacts, address: 'sie' | 'du'): string {
  const texts = statementTexts(address);
  const section = (title: string, ...parts: readonly (string | false)[]): string =>
    [`## ${title}`, ...parts.filter((part) => part !== false && part !== '')].join('\n\n');
  const cookies = [
    ...(facts.password ? [texts.passwordCookie] : []),
    ...(facts.once ? [texts.onceCookie] : []),
    ...(facts.invited === 'nobody' ? [] : [texts.linkCookie]),
  ];
  return [
    section(
      texts.controllerTitle,
      lines(form.controller, form.address, form.email),
      form.officer !== '' && texts.officer(form.officer),
    ),
    section(
      texts.purposeTitle,
      form.purpose,
      texts.basis(form.basis),
      form.basis === 'legitimate_interest' && form.interest !== '' && texts.interest(form.interest),
      form.special && texts.special,
      form.basis === 'consent' && texts.voluntary,
    ),
    section(
      texts.dataTitle,
      sentences(
        texts.data,
        facts.asked.length > 0 && texts.asked(list.format(facts.asked.map((kind) => privacyTexts.askedNames[kind]))),
        facts.link_parameters.length > 0 && texts.parameters(list.format(facts.link_parameters)),
      ),
      facts.invited === 'named' && texts.invitedNamed,
      facts.invited === 'anonymous' && texts.invitedAnonymous,
      texts.address,
    ),
    section(
      texts.deviceTitle,
      texts.device,
      cookies.length > 0 && texts.cookies(list.format(cookies)),
      facts.embeds.length > 0 && texts.embeds(list.format(facts.embeds)),
    ),
    section(
      texts.recipientsTitle,
      texts.team,
      form.recipients !== '' && texts.recipients(form.recipients),
      facts.systems.length > 0 && texts.systems(list.format(facts.systems)),
      facts.sends_on.length > 0 && texts.sendsOn(list.format(facts.sends_on)),
    ),
    section(
      texts.timeTitle,
      keptFor(facts)
        .map((one) => `${one}.`)
        .join(' ') || texts.noTime,
    ),
    section(
      texts.rightsTitle,
      texts.rights,
      form.basis === 'consent' && texts.withdraw,
      (form.basis === 'public_task' || form.basis === 'legitimate_interest') && texts.object,
      (facts.invited === 'anonymous' || facts.anonymise_after !== null) && texts.anonymousRights,
      texts.complain(form.authority),
    ),
  ].join('\n\n');
}

/** How long what was said is kept, as parts of sentences; none where no time is set. */
export function keptFor({ delete_after, anonymise_after }: PrivacyFacts): string[] {
  return [
    ...(anonymise_after === null ? [] : [privacyTexts.anonymised(anonymise_after)]),
    ...(delete_after === null ? [] : [privacyTexts.deleted(delete_after)]),
  ];
}

const sentences = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(' ');

/** Below each other. */
const lines = (...parts: readonly string[]): string =>
  parts
    .flatMap((part) => part.split('\n'))
    .filter((part) => part.trim() !== '')
    .join('\n');
