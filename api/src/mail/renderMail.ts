import { escapeHtml } from '../escapeHtml.ts';
import { mailContent, mailFrame } from './mailTexts.ts';
import type { MailContent } from './mailTexts.ts';
import type { MailOrder } from './MailOrder.ts';

/** A mail's subject, text and HTML; `address` is where its link leads, null when it has none. */
export function renderMail(
  order: MailOrder,
  address: string | null,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const content = mailContent(order);
  const subject = oneLine(content.subject);
  return { subject, text: asText(content, address), html: asHtml(subject, content, address) };
}

/** Names that people chose stand in subjects; a line break in one would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
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

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * One column that fits a phone, in dark and light, with nothing from another address: no picture, no font, no script. The
 * link is a button and an address to copy. Styles stand in the elements, because many mail programs drop a style element.
 */
function asHtml(
  subject: string,
  { paragraphs: [first = '', ...others], list = [], button, notes }: MailContent,
  address: string | null,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#4A5160">${escapeHtml(text)}</p>`;
  const items = list.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  const href = address === null ? '' : escapeHtml(address);
  const link =
    button === null || address === null
      ? ''
      : `<p style="margin:8px 0 24px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1F6B65;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
${small(mailFrame.linkHint)}
<p style="margin:0 0 24px;font-size:14px;line-height:1.5;word-break:break-all"><a href="${href}" style="color:#1F6B65">${href}</a></p>`;
  return `<!doctype html>
<html lang="de" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F2F4F5;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F2F4F5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px"><tr><td style="padding:32px 24px;font-size:16px;line-height:1.5;color:#20242C;${FONT}">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#1F6B65">${mailFrame.sender}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#20242C;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraph(mailFrame.greeting)}
${paragraph(first)}
${items === '' ? '' : `<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`}
${others.map(paragraph).join('\n')}
${link}
<div style="border-top:1px solid #D9DDE1;padding-top:16px">
${notes.map(small).join('\n')}
${small(mailFrame.footer)}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
