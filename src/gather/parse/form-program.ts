import type { FormProgram } from '#core/evidence/form.ts'
import type { Controls } from './controls.ts'
import { buttonText } from './fields.ts'
import { type PageScripts, readPageScripts } from './page-scripts.ts'
import type { PlacedElement } from './placed-element.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** How scripts address the visitor's own programs; not in a link that they write (`'<a href="mailto:'`). */
const ADDRESSES: readonly (readonly [FormProgram, RegExp])[] = [
  [
    'whatsapp',
    /(?<!\shref=\\?["'`](?:https?:)?\/{0,2})\b(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)/u,
  ],
  ['text_message', /(?<!\shref=\\?)["'`](?:sms|smsto):/u],
  ['email', /(?<!\shref=\\?)["'`]mailto:/u],
]
/** A script that leads the visitor somewhere. */
const LEADS = /\bopen\s*\(|\blocation\b|\.click\s*\(/u
/** A script that also sends the message by itself. `.get(` alone reads a form's data. */
const SENDS =
  /\b(?:fetch|axios|ajax|XMLHttpRequest|sendBeacon|emailjs|ajaxSubmit|google\.script)\b|(?:\$|\bjQuery)\.get\s*\(|\.(?:post|getJSON|load|send|sendForm|submit|requestSubmit)\s*\(/u
/** A script that keeps the browser from sending the form. */
const PREVENTS = /\bpreventDefault\s*\(|\breturn\s+false\b/u
/** What only sometimes happens, such as refusing a form with a mistake. */
const SOMETIMES = /\bif\b|&&|\|\|/u
/** Leads nowhere by itself. */
const NO_ACTION = /^(?:$|#|javascript:)/iu
const POST = /^\s*post\s*$/iu
const MOST_BUTTONS = 5
/** What buttons say that open a program; one that is only named by what comes of it ("Get a reply by WhatsApp") says nothing of the form. */
const SAID: readonly (readonly [FormProgram, RegExp])[] = [
  [
    'whatsapp',
    /^(?!.*\b(?:repl\w+|answers?|antwort\w*|respuestas?|r[eé]ponses?|group|gruppe|grupo|join|updates?)\b).*\bwhats ?app\b/iu,
  ],
  [
    'email',
    /\bopen (?:in |with )?(?:an? |my |your |the )?(?:e-?mail|mail|outlook|gmail)\b|\b(?:in|with|to|an?|my|your|the) (?:e-?mail|mail) (?:app|client|program(?:me)?)\b|e-?mail-?programm|\babrir (?:el |mi |tu |un )?(?:e-?mail|correo)\b|\bouvrir (?:ma |mon |la |votre )?(?:messagerie|e-?mail|courriel)\b|\bapri (?:la |una )?(?:e-?mail|posta)\b/iu,
  ],
]

/**
 * Returns a function that answers which program of the visitor's a form opens in place of sending anything: by what runs when it is sent, or by every
 * one of its buttons, by a script of the page or, where that is in a file, by what they say. `null` for all others, and in doubt: a form that works must
 * not be called one that loses messages.
 */
export function programsOf(walked: WalkedDocument): (controls: Controls) => FormProgram | null {
  let scripts: PageScripts | undefined
  let isNamed: boolean | undefined
  return ({ owner, buttons }) => {
    if (isSentToAddress(owner)) return null
    const { onsubmit = '', id } = owner.attributes
    const written = clicksOf(buttons)
    isNamed ??= inlineScripts(walked).some(({ text }) => namesProgram(text))
    const said = saidBy(buttons, owner, walked)
    if (said === null && !isNamed && ![onsubmit, ...written].some(namesProgram)) return null
    scripts ??= readPageScripts(walked, namesProgram)
    const { withCalled, listeningTo } = scripts
    const sending = withCalled([onsubmit, ...listeningTo(id)])
    const clicks = written.map((click) => withCalled([click]))
    if ([sending, ...clicks].some((text) => text === null || SENDS.test(text))) return null
    const [first = null, ...others] = clicks.map((text) => opened(text, owner))
    const isOfAll = buttons.length <= MOST_BUTTONS && others.every((one) => one === first)
    return opened(sending, owner) ?? (isOfAll ? first : null) ?? said
  }
}

/** The program that every button of a form names that is not posted. */
function saidBy(
  buttons: Controls['buttons'],
  owner: PlacedElement,
  walked: WalkedDocument,
): FormProgram | null {
  if (owner.tag !== 'form' || POST.test(owner.attributes['method'] ?? '') || buttons.length > MOST_BUTTONS)
    return null
  const [first = null, ...others] = buttons.map((button) => {
    const text = buttonText(button, walked)
    return SAID.find(([, words]) => words.test(text))?.[0] ?? null
  })
  return others.every((one) => one === first) ? first : null
}

const namesProgram = (text: string): boolean => ADDRESSES.some(([, address]) => address.test(text))

const isSentToAddress = ({ tag, attributes }: PlacedElement): boolean =>
  tag === 'form' && !NO_ACTION.test(attributes['action']?.trim() ?? '')

const clicksOf = (buttons: Controls['buttons']): string[] =>
  buttons.slice(0, MOST_BUTTONS).map(({ attributes }) => attributes['onclick'] ?? '')

/** A form with `method=post` and no action is sent to its own page, unless its script always prevents that. */
function opened(text: string | null, { tag, attributes }: PlacedElement): FormProgram | null {
  if (text === null || !LEADS.test(text)) return null
  const [found = null] = ADDRESSES.find(([, address]) => address.test(text)) ?? []
  return tag === 'form' && POST.test(attributes['method'] ?? '') && !alwaysPrevents(text) ? null : found
}

/** Whether it keeps the browser from sending the form whatever happens: nothing conditional comes before. */
function alwaysPrevents(text: string): boolean {
  const prevents = PREVENTS.exec(text)
  return prevents !== null && !SOMETIMES.test(text.slice(0, prevents.index))
}
