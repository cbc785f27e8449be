import type { Element } from 'domhandler'
import { isText } from 'domhandler'
import type { WalkedDocument } from './walked-document.ts'

/** Role of a script element: it runs, waits for consent, holds data, or is inert (a template). */
export type ScriptRole = 'runs' | 'blocked' | 'data' | 'inert'

export interface InlineScript {
  role: ScriptRole
  text: string
}

/**
 * JavaScript types (https://mimesniff.spec.whatwg.org/#javascript-mime-type), modules, and Partytown, which runs its scripts in a worker. A type with
 * parameters does not run (HTML, "prepare the script element").
 */
const RUNNING =
  /^(?:|module|text\/(?:javascript(?:1\.[0-5])?|jscript|livescript|partytown|(?:x-)?(?:java|ecma)script)|application\/(?:x-)?(?:java|ecma)script)$/u
/** Finsweet's and Didomi's types are named after their makers. */
const BLOCKED =
  /^(?:text\/plain|text\/blocked|javascript\/blocked|text\/x-blocked.*|text\/tcscript|opt-in|fs-cc|didomi\/javascript)$/u
/**
 * Types by which plug-ins that make pages faster hold a script back until the visitor's first movement, with or without consent: WP Rocket, LiteSpeed
 * Cache, Perfmatters, NitroPack.
 */
const DELAYED = /^(?:rocketlazyloadscript|litespeed\/javascript|pmdelayedscript|nitropack\/inlinescript)$/u

/** Role of a script by its `type` attribute. Consent tools block scripts with a type that browsers do not run. */
export function scriptRole(type: string | undefined): ScriptRole {
  const name = (type ?? '').trim().toLowerCase()
  if (RUNNING.test(name) || DELAYED.test(name) || name.endsWith('-text/javascript')) return 'runs'
  if (BLOCKED.test(name.split(';', 1)[0]?.trimEnd() ?? '')) return 'blocked'
  return name.includes('json') ? 'data' : 'inert'
}

/** Raw text of a script element. */
export function scriptText(element: Element): string {
  const only = element.firstChild
  if (only === null) return ''
  if (only.next === null) return isText(only) ? only.data : ''
  return element.children.map((child) => (isText(child) ? child.data : '')).join('')
}

/** Texts of the inline scripts, without structured data. */
export function inlineScripts(walked: WalkedDocument): InlineScript[] {
  const found: InlineScript[] = []
  for (const { element, attributes } of walked.of('script')) {
    const text = attributes['src'] === undefined ? scriptText(element) : ''
    const { type } = attributes
    const role = scriptRole(type)
    if (text !== '' && role !== 'inert' && !type?.toLowerCase().includes('ld+json'))
      found.push({ role, text })
  }
  return found
}
