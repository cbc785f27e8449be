import type { TagFacts } from '#core/evidence/page.ts'
import { idsIn, mayHoldIds } from '#core/site/tag-shapes.ts'
import { withoutComments } from './script-comments.ts'
import { inlineScripts, scriptRole } from './scripts.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** A short word with a dash is an id only near these words. */
const CONTEXT = /gtag|google|analytics|datalayer|measurement|ga4/iu
const PIXEL_INIT = /fbq\s{0,9}\(\s{0,9}\\?['"]init\\?['"]\s{0,9},\s{0,9}\\?['"]?(\d{5,20})/gu
/** Conversion and remarketing scripts of Google Ads before `gtag`: the number of an `AW-` id. */
const CONVERSION_ID = /\bgoogle_conversion_id["']?\s{0,9}[=:]\s{0,9}["']?(\d{6,12})\b/gu
const PROSE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'value',
  'class',
  'id',
  'style',
])
const LONGEST_ATTRIBUTE = 4000

/** Measuring and advertising ids in scripts, attributes and requests of one page. */
export function tagsOf(walked: WalkedDocument, html: string): TagFacts[] {
  if (!mayHoldTags(html)) return []
  const found = new Map<string, TagFacts>()
  const note = (tags: readonly TagFacts[]): void => {
    for (const tag of tags) {
      const known = found.get(tag.id)
      if (known === undefined || known.by === 'blocked') found.set(tag.id, tag)
    }
  }
  for (const { role, text } of inlineScripts(walked)) {
    if (mayHoldTags(text)) note(tagsInScript(text, role === 'blocked' ? 'blocked' : 'script'))
  }
  for (const placed of walked.placed) note(tagsInAttributes(placed))
  return [...found.values()]
}

/** A fast test before the patterns run. */
export const mayHoldTags = (text: string): boolean =>
  mayHoldIds(text) || text.includes('fbq') || text.includes('google_conversion_id')

/** Ids in the text of a script; comments do not count. */
export function tagsInScript(script: string, by: TagFacts['by']): TagFacts[] {
  const text = withoutComments(script)
  const context = CONTEXT.test(text)
  const found = idsIn(text, by, context)
  for (const [, id = ''] of text.matchAll(PIXEL_INIT)) found.push({ kind: 'meta_pixel', id, by })
  for (const [, id = ''] of text.matchAll(CONVERSION_ID))
    found.push({ kind: 'google_ads', id: `AW-${id}`, by })
  return found
}

function tagsInAttributes({ tag, attributes }: PlacedElement): TagFacts[] {
  if (tag === 'a' || tag === 'meta' || tag === 'input' || tag === 'option') return []
  const found: TagFacts[] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (
      value.length < 6 ||
      value.length > LONGEST_ATTRIBUTE ||
      PROSE_ATTRIBUTES.has(name) ||
      !mayHoldTags(value)
    )
      continue
    const by = sourceOf(tag, name, attributes['type'])
    found.push(...idsIn(value, by, CONTEXT.test(`${name} ${value}`)))
    for (const [, id = ''] of value.matchAll(PIXEL_INIT)) found.push({ kind: 'meta_pixel', id, by })
  }
  return found
}

function sourceOf(tag: string, name: string, type: string | undefined): TagFacts['by'] {
  if (tag === 'script') return scriptRole(type) === 'blocked' ? 'blocked' : 'script'
  return tag === 'img' || tag === 'iframe' ? (name === 'src' ? 'request' : 'attribute') : 'attribute'
}

const EVENTS = 'view_item|add_to_cart|begin_checkout|purchase|ViewContent|AddToCart'
const ANY_EVENT = new RegExp(EVENTS, 'u')
/** Google and Meta tell names of events apart by their case. */
const SHOP_EVENT = new RegExp(
  String.raw`(?:[Ee]vent|[Tt]rack)\w{0,20}['"\\]{0,3}\s{0,9}[,:(=]\s{0,9}\\?['"](${EVENTS})\\?['"]`,
  'gu',
)

/** Shop events that scripts send: in a call, not as a word. */
export function shopEventsIn(script: string): string[] {
  if (!ANY_EVENT.test(script)) return []
  return [...withoutComments(script).matchAll(SHOP_EVENT)].map(([, name = '']) => name)
}

/** Shop events of all scripts of a page, each once. */
export const shopEventsOf = (walked: WalkedDocument): string[] => [
  ...new Set(inlineScripts(walked).flatMap(({ text }) => shopEventsIn(text))),
]
