import type { TagKind, TagFacts } from '../evidence/page.ts'

interface TagShape {
  kind: TagKind
  /** Text that every match contains: looked for first, because it is much faster than the pattern. */
  hint: string
  shape: RegExp
  /** The shape is so short that it is an id only among words about analytics. */
  needsContext: boolean
}

/** Ids of analytics and advertising tags, as whole words: not inside a longer word. */
const SHAPES: readonly TagShape[] = [
  { kind: 'ga4', hint: 'G-', shape: /(?<![\w-])G-[A-Z0-9]{6,12}(?![\w-])/gu, needsContext: true },
  { kind: 'google_tag', hint: 'GT-', shape: /(?<![\w-])GT-[A-Z0-9]{6,12}(?![\w-])/gu, needsContext: true },
  { kind: 'universal', hint: 'UA-', shape: /(?<![\w-])UA-\d{4,10}-\d{1,4}(?![\w-])/gu, needsContext: false },
  { kind: 'gtm', hint: 'GTM-', shape: /(?<![\w-])GTM-[A-Z0-9]{4,9}(?![\w-])/gu, needsContext: false },
  { kind: 'google_ads', hint: 'AW-', shape: /(?<![\w-])AW-\d{6,12}(?![\w-])/gu, needsContext: false },
]
/** Placeholders of templates for an id. */
const PLACEHOLDER = /-(?:X{4,}|0{6,}(?:-\d)?|1234567890?(?:-\d)?|MEASUREMENTID)$/u
const PIXEL_REQUEST = /facebook\.com\/tr\/?\?(?:[^"'\s<>]{0,200}&(?:amp;)?)?id=(\d{5,20})/gu
/** The script that a Meta pixel loads for its own id. */
const PIXEL_CONFIG = /connect\.facebook\.net\/signals\/config\/(\d{5,20})/gu
/** Hosts that ids are sent to, or loaded from. */
const MEASURING_HOST =
  /^https?:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|google-analytics\.com|analytics\.google\.com|doubleclick\.net|googleadservices\.com|google\.[a-z.]{2,6}|facebook\.com|connect\.facebook\.net)\//iu

/** Whether a text may hold ids; much faster than {@link idsIn}, for the many texts without any. */
export const mayHoldIds = (text: string): boolean =>
  SHAPES.some(({ hint }) => text.includes(hint)) ||
  text.includes('facebook.com/tr') ||
  text.includes('facebook.net/signals/config')

/** Ids of tags in a text, without placeholders of Google's: a pixel reports to Facebook by whatever id. `context`: the text around them is about analytics. */
export function idsIn(text: string, by: TagFacts['by'], context: boolean): TagFacts[] {
  const found: TagFacts[] = []
  for (const { kind, hint, shape, needsContext } of SHAPES) {
    if (!text.includes(hint) || (needsContext && !context)) continue
    for (const [id] of text.matchAll(shape)) if (!PLACEHOLDER.test(id)) found.push({ kind, id, by })
  }
  for (const pattern of [PIXEL_REQUEST, PIXEL_CONFIG])
    for (const [, id = ''] of text.matchAll(pattern)) found.push({ kind: 'meta_pixel', id, by })
  return found
}

/** Ids in the address of a browser's request to an analytics service; none for other addresses. */
export const idsInRequest = (address: string): TagFacts[] =>
  MEASURING_HOST.test(address) && mayHoldIds(address) ? idsIn(address, 'request', true) : []
