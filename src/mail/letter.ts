import { html } from 'hono/html'
import { cleanText, cut, squeeze } from '#core/text.ts'

/** The text of a mail before it is laid out. Any field may hold whatever an owner or a website wrote. */
export interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do: a button, and in the plain part an address on its own line. */
  action?: { label: string; url: string }
  /** Text after the button, in a smaller font. */
  small?: string
  /** Why this person gets it; in the last lines, with the sender (Spam Act 2003, Australia; UEM Act 2007, New Zealand). */
  because: string
  /** Part of every mail that its reader can switch off. */
  unsubscribeUrl?: string | undefined
}

/** A mail as it is stored. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string | undefined
}

/** The sender of all mails. */
export interface LetterSender {
  /** Origin of this Fettle, such as `https://host`. */
  origin: string
  /** Name and postal address of the operator, as the local law requires. */
  imprint?: string | undefined
}

/** Longest subject: about three lines of a phone. */
const LONGEST_SUBJECT = 150
const LONGEST_PARAGRAPH = 2_000

/** Control and direction-changing characters, which could split a header or reverse the order of a sentence. */
const UNSAFE = /[\p{Cc}\p{Bidi_C}\u2028\u2029]+/gu

const oneLine = (text: string, limit: number): string =>
  cut(squeeze(cleanText(text).replace(UNSAFE, ' ')), limit)

/** A letter as subject, plain text and HTML. Line breaks in the texts become spaces, so that nobody can add a header. */
export async function write(letter: Letter, sender: LetterSender): Promise<WrittenMail> {
  const clean = cleaned(letter)
  return {
    subject: clean.subject,
    text: plain(clean, sender),
    html: String(await markup(clean, sender)),
    unsubscribeUrl: letter.unsubscribeUrl,
  }
}

/** Every text of a letter on one line; addresses are ours and stay unchanged. */
const cleaned = (letter: Letter): Letter => ({
  ...letter,
  subject: oneLine(letter.subject, LONGEST_SUBJECT),
  paragraphs: letter.paragraphs.map((text) => oneLine(text, LONGEST_PARAGRAPH)),
  because: oneLine(letter.because, LONGEST_PARAGRAPH),
  ...(letter.small === undefined ? {} : { small: oneLine(letter.small, LONGEST_PARAGRAPH) }),
  ...(letter.action
    ? { action: { ...letter.action, label: oneLine(letter.action.label, LONGEST_SUBJECT) } }
    : {}),
})

function plain(letter: Letter, sender: LetterSender): string {
  const { action, small, because, unsubscribeUrl } = letter
  return [
    ...letter.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(small === undefined ? [] : [small]),
    ['--', because, signature(sender), ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])].join(
      '\n',
    ),
  ].join('\n\n')
}

const signature = ({ origin, imprint }: LetterSender): string =>
  ['Fettle, health checks for small business websites', origin, ...(imprint ? [imprint] : [])].join(' · ')

const PAGE = 'margin:0;padding:24px 16px;background:#f7f6f3;color:#22262a'
const SHEET =
  'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px;font:16px/1.55 system-ui,sans-serif'
const BUTTON =
  'display:inline-block;padding:13px 22px;border-radius:8px;background:#016a70;color:#ffffff;font-weight:600;text-decoration:none'
const SMALL = 'margin:16px 0 0;font-size:14px;line-height:1.5;color:#555b60'

function markup(letter: Letter, sender: LetterSender) {
  const { action, small, because, unsubscribeUrl } = letter
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.subject}</title></head>
<body style="${PAGE}"><div style="${SHEET}">
${letter.paragraphs.map((text) => html`<p dir="auto" style="margin:0 0 16px">${text}</p>\n`)}
${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="${BUTTON}">${action.label}</a></p>` : ''}
${small === undefined ? '' : html`<p style="${SMALL}">${small}</p>`}
<p style="${SMALL};border-top:1px solid #e3e1da;padding-top:16px">${because}<br>${signature(sender)}
${unsubscribeUrl ? html`<br><a href="${unsubscribeUrl}" style="color:#555b60">Unsubscribe</a>` : ''}</p>
</div></body>
</html>`
}
