import { cut, squeeze } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { textOf } from './element-text.ts'
import { LIMITS } from './limits.ts'
import type { PlacedElement } from './placed-element.ts'
import { isInside } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

const MOST_TYPES = 100
const MOST_PROPERTIES = 60

/** Types in microdata `itemtype` and RDFa `typeof`: their last path segment, each once. */
export function markedTypes(walked: WalkedDocument): string[] {
  const types = new Set<string>()
  for (const { attributes: a, noscript } of walked.placed) {
    const named = a['itemtype'] ?? a['typeof']
    if (named === undefined || noscript) continue
    for (const word of named.split(/\s/u)) {
      const type = lastPart(word)
      if (type !== '' && types.size < MOST_TYPES) types.add(cut(type, 100))
    }
  }
  return [...types]
}

const lastPart = (type: string): string => type.split(/[/:#]/u).findLast(Boolean) ?? ''

const isScope = ({ attributes: a }: PlacedElement): boolean =>
  a['itemscope'] !== undefined || a['itemtype'] !== undefined
const typeOf = ({ attributes: a }: PlacedElement): string =>
  lastPart(a['itemtype']?.trim().split(/\s/u, 1)[0] ?? '')

/**
 * Products marked up with microdata: their own properties and those of their offers as flat texts; of any other item inside (a brand, say) its name.
 */
export function microProductsOf(
  walked: WalkedDocument,
  addresses: PageAddresses,
): Readonly<Record<string, string>>[] {
  const found: Record<string, string>[] = []
  let within: PlacedElement | null = null
  for (const placed of walked.placed) {
    if (placed.attributes['itemtype'] === undefined || placed.noscript || typeOf(placed) !== 'Product')
      continue
    if (within !== null && isInside(placed, within)) continue
    within = placed
    found.push(productOf(placed, walked, addresses))
    if (found.length === LIMITS.products) break
  }
  return found
}

function productOf(
  product: PlacedElement,
  walked: WalkedDocument,
  addresses: PageAddresses,
): Record<string, string> {
  const values = new Map<string, string>()
  for (let at = product.order + 1; at <= product.lastInside && values.size < MOST_PROPERTIES; at++) {
    const placed = walked.placed[at]
    const names = placed?.attributes['itemprop']
    if (placed === undefined || names === undefined || isScope(placed)) continue
    const owner = scopeAround(placed)
    if (owner === null) continue
    const belongs = owner === product || typeOf(owner).endsWith('Offer')
    for (const name of belongs ? names.split(/\s/u) : nameOfOther(owner, names)) {
      if (name !== '' && !values.has(name)) values.set(name, cut(valueOf(placed, addresses), LIMITS.href))
    }
  }
  return Object.fromEntries(values)
}

const nameOfOther = (owner: PlacedElement, names: string): string[] =>
  names === 'name' ? [owner.attributes['itemprop'] ?? ''] : []

function scopeAround(placed: PlacedElement): PlacedElement | null {
  let at = placed.parent
  while (at !== null && !isScope(at)) at = at.parent
  return at
}

/** The value of a property (HTML standard, 5.2.4). */
function valueOf({ element, tag, attributes: a }: PlacedElement, addresses: PageAddresses): string {
  const link = tag === 'a' || tag === 'area' || tag === 'link' ? a['href'] : (a['src'] ?? a['data'])
  if (a['content'] !== undefined) return squeeze(a['content'])
  if (link !== undefined) return addresses.http(link) ?? link
  return squeeze(a['datetime'] ?? a['value'] ?? textOf(element, 1000))
}
