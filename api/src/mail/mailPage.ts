import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../escapeHtml.ts';
import { mailFrame } from './mailTexts.ts';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Names that people chose stand in subjects; a line break in one would start another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}

/** A link as a button, and as an address to copy. */
export function mailButton(address: string, label: string, hint: string = mailFrame.linkHint): string {
  const href = escapeHtml(address);
  return `<p style="margin:8px 0 24px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1F6B65;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
${smallPrint(escapeHtml(hint))}
<p style="margin:0 0 24px;font-size:14px;line-height:1.5;word-break:break-all"><a href="${href}" style="color:#1F6B65">${href}</a></p>`;
}

function smallPrint(html: string): string {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#4A5160">${html}</p>`;
}

/**
 * A mail around its content and its small print, both HTML. One column that fits a phone, in dark and light, with nothing from another address: no picture, no font, no
 * script. Styles stand in the elements, because many mail programs drop a style element.
 */
export function mailPage(subject: string, content: string, notes: readonly string[], language = 'de'): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
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
${content}
<div style="border-top:1px solid #D9DDE1;padding-top:16px">
${notes.map(smallPrint).join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
