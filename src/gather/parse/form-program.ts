import type { FormProgram } from '#core/evidence/form.ts'
import type { Controls } from './controls.ts'
import type { PlacedElement } from './placed-element.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** How scripts address the visitor's own programs. */
const ADDRESSES: readonly (readonly [FormProgram, RegExp])[] = [
  ['whatsapp', /\b(?:wa\.me\/|api\.whatsapp\.com\/|web\.whatsapp\.com\/|whatsapp:\/\/)/u],
  ['text_message', /["'`](?:sms|smsto):/u],
  ['email', /["'`]mailto:/u],
]
/** A script that also sends the message by itself. */
const SENDS = /\b(?:fetch|axios|ajax|XMLHttpRequest|sendBeacon|emailjs)\b/u
/** Leads nowhere by itself. */
const NO_ACTION = /^(?:$|#|javascript:)/iu
/** A name before a bracket: `send(event)`. */
const CALLED = /([A-Za-z_$][\w$]{0,80})\s*\(/gu
const LONGEST_HANDLER = 5_000
const MOST_SCRIPTS = 50

/**
 * Returns a function that answers which program of the visitor's a form opens in place of sending anything: by the function that it calls when it is sent,
 * or by a script that listens to it. `null` for all others.
 */
export function programsOf(walked: WalkedDocument): (controls: Controls) => FormProgram | null {
  let scripts: string[] | undefined
  return ({ owner, buttons }) => {
    const { attributes: a } = owner
    if (owner.tag === 'form' && !NO_ACTION.test(a['action']?.trim() ?? '')) return null
    scripts ??= inlineScripts(walked)
      .filter(({ role, text }) => role === 'runs' && ADDRESSES.some(([, address]) => address.test(text)))
      .slice(0, MOST_SCRIPTS)
      .map(({ text }) => text)
    const handlers = [a['onsubmit'] ?? '', ...buttons.map(({ attributes }) => attributes['onclick'] ?? '')]
    return programIn([...handlers, ...calledBy(handlers, scripts), ...listeningTo(owner, scripts)].join('\n'))
  }
}

function programIn(text: string): FormProgram | null {
  const [found] = ADDRESSES.find(([, address]) => address.test(text)) ?? []
  return found === undefined || SENDS.test(text) ? null : found
}

/** The functions of the page that handlers call, each from its name to the end of its braces. */
function calledBy(handlers: readonly string[], scripts: readonly string[]): string[] {
  const names = new Set(
    handlers.flatMap((text) => Array.from(text.slice(0, 500).matchAll(CALLED), ([, name = '']) => name)),
  )
  return [...names].flatMap((name) =>
    scripts.flatMap((script) => {
      const at = beginningOf(name, script)
      return at < 0 ? [] : [upToClosingBrace(script, at)]
    }),
  )
}

function beginningOf(name: string, script: string): number {
  const written = [`function ${name}(`, `function ${name} (`, `${name}=`, `${name} =`]
  return Math.max(...written.map((text) => script.indexOf(text)))
}

function upToClosingBrace(script: string, from: number): string {
  const text = script.slice(from, from + LONGEST_HANDLER)
  let depth = 0
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return text.slice(0, at + 1)
  }
  return text
}

/** Scripts that name the form by its id and listen to its being sent. */
function listeningTo({ attributes }: PlacedElement, scripts: readonly string[]): string[] {
  const id = attributes['id']
  if (!id) return []
  const names = ['"', "'", '`'].flatMap((quote) => [`${quote}${id}${quote}`, `${quote}#${id}${quote}`])
  return scripts.filter((script) => script.includes('submit') && names.some((name) => script.includes(name)))
}
