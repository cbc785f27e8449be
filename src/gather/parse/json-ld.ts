import { PROTOTYPE_KEYS } from '#core/prototype-keys.ts'
import { cleanLines, cut } from '#core/text.ts'
import { LIMITS } from './limits.ts'
import { scriptText } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

const LARGEST_BLOCK = 1024 * 1024
const DEEPEST = 64
/** Most values kept of all blocks of a page. */
const MOST_VALUES = 20_000
/** Old comment and CDATA wrappers, which search engines accept. */
const WRAPPING =
  /^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)|(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/gu

export interface JsonLd {
  items: unknown[]
  /** Blocks that are not JSON. */
  broken: number
  /** Whether a block, or all together, were larger or deeper than the limits. */
  cut: boolean
}

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/** Items of the JSON-LD blocks, `@graph` and lists flattened. */
export function jsonLdOf(walked: WalkedDocument): JsonLd {
  const found: JsonLd = { items: [], broken: 0, cut: false }
  const budget = { values: MOST_VALUES, characters: LIMITS.list, passed: false }
  for (const { element, attributes } of walked.of('script')) {
    if (!isJsonLd(attributes['type'])) continue
    const text = scriptText(element)
    if (text.trim() === '') continue
    if (text.length > LARGEST_BLOCK) {
      found.cut = true
      continue
    }
    const value = parsed(text)
    if (value === undefined) found.broken++
    else found.items.push(...flattened(plain(value, DEEPEST, budget)))
  }
  found.cut ||= budget.passed || found.items.length > LIMITS.jsonLd
  found.items = found.items.slice(0, LIMITS.jsonLd)
  return found
}

const isJsonLd = (type: string | undefined): boolean =>
  type?.trim().toLowerCase().startsWith('application/ld+json') === true

function parsed(text: string): unknown {
  for (const candidate of [text, text.replace(WRAPPING, '')]) {
    try {
      return JSON.parse(candidate)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return undefined
}

/** What is left for all blocks of a page. */
interface Budget {
  values: number
  characters: number
  passed: boolean
}

/** A copy without dangerous keys, too deep parts and too long texts. */
function plain(value: unknown, depth: number, budget: Budget): Plain {
  if (depth === 0 || budget.values <= 0 || budget.characters <= 0) {
    budget.passed = true
    return null
  }
  budget.values--
  if (typeof value === 'string') {
    const text = cut(cleanLines(value), LIMITS.field)
    budget.characters -= text.length
    return text
  }
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((item) => plain(item, depth - 1, budget))
  if (typeof value !== 'object' || value === null) return null
  const copy: { [key: string]: Plain } = {}
  for (const [key, item] of Object.entries(value)) {
    if (!PROTOTYPE_KEYS.has(key)) copy[cut(cleanLines(key), 200)] = plain(item, depth - 1, budget)
  }
  return copy
}

function flattened(value: Plain): Plain[] {
  if (Array.isArray(value)) return value.flatMap(flattened)
  if (value === null || typeof value !== 'object') return []
  const graph = value['@graph']
  if (graph === undefined) return [value]
  return Array.isArray(graph) ? graph.flatMap(flattened) : flattened(graph)
}
