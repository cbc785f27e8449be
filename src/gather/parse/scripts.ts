import type { Element } from 'domhandler'
import { isText } from 'domhandler'
import type { WalkedDocument } from './walked-document.ts'

/** What a script element may do: run, wait for consent, carry data, or nothing (a template). */
export type ScriptRole = 'runs' | 'blocked' | 'data' | 'inert'

export interface InlineScript {
  role: ScriptRole
  text: string
}

const RUNNING =
  /^(?:|module|text\/(?:javascript|ecmascript|partytown|x-javascript)|application\/(?:x-)?(?:javascript|ecmascript))$/u
const BLOCKED = /^(?:text\/plain|text\/blocked|javascript\/blocked|text\/x-blocked.*|text\/tcscript|opt-in)$/u

/** What a `type` attribute makes of a script. Consent tools hold scripts back by a type no browser runs. */
export function scriptRole(type: string | undefined): ScriptRole {
  const name = (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (RUNNING.test(name) || name.endsWith('-text/javascript')) return 'runs'
  if (BLOCKED.test(name)) return 'blocked'
  return name.includes('json') ? 'data' : 'inert'
}

/** Raw text of a script element. */
export function scriptText(element: Element): string {
  const only = element.firstChild
  if (only === null) return ''
  if (only.next === null) return isText(only) ? only.data : ''
  return element.children.map((child) => (isText(child) ? child.data : '')).join('')
}

/** Texts of the inline scripts, structured data left out. */
export function inlineScripts(survey: WalkedDocument): InlineScript[] {
  const found: InlineScript[] = []
  for (const { element, attributes } of survey.of('script')) {
    const text = attributes['src'] === undefined ? scriptText(element) : ''
    const role = scriptRole(attributes['type'])
    if (text !== '' && role !== 'inert' && !attributes['type']?.includes('ld+json'))
      found.push({ role, text })
  }
  return found
}
