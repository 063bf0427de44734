import { escapeHtml } from '../escapeHtml.ts';
import { mailButton, mailPage, oneLine } from './mailPage.ts';
import { mailContent, mailFrame } from './mailTexts.ts';
import type { MailContent } from './mailTexts.ts';
import { renderLetter } from './renderLetter.ts';
import type { MailOrder } from './MailOrder.ts';

/** A mail's subject, text and HTML; `address` is where its link leads, null when it has none. */
export function renderMail(
  order: MailOrder,
  address: string | null,
): { readonly subject: string; readonly text: string; readonly html: string } {
  if (order.kind === 'letter_trial') return renderLetter(order, { link: address ?? '', unsubscribe: null });
  const content = mailContent(order);
  const subject = oneLine(content.subject);
  return { subject, text: asText(content, address), html: asHtml(subject, content, address) };
}

function asText(
  { paragraphs: [first = '', ...others], list = [], notes }: MailContent,
  address: string | null,
): string {
  const parts = [
    mailFrame.greeting,
    first,
    list.map((item) => `- ${oneLine(item)}`).join('\n'),
    ...others,
    address ?? '',
    ...notes,
    `-- \n${mailFrame.sender}\n${mailFrame.footer}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function asHtml(
  subject: string,
  { paragraphs: [first = '', ...others], list = [], button, notes }: MailContent,
  address: string | null,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const items = list.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  const link = button === null || address === null ? '' : mailButton(address, button);
  return mailPage(
    subject,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#20242C;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraph(mailFrame.greeting)}
${paragraph(first)}
${items === '' ? '' : `<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`}
${others.map(paragraph).join('\n')}
${link}`,
    [...notes.map(escapeHtml), escapeHtml(mailFrame.footer)],
  );
}
