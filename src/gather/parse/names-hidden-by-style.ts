import { oncePerObject } from '#core/once-per.ts'
import type { PlacedElement } from './placed-element.ts'
import { scriptText } from './scripts.ts'
import { clip } from './trap-fields.ts'
import type { WalkedDocument } from './walked-document.ts'

const RULE = /([^{}]{1,500})\{([^{}]{0,500})\}/gu
/** Rules that hold only sometimes: in print, on small screens. */
const CONDITIONAL = /@[^{};]{1,200}\{(?:[^{}]{0,500}\{[^{}]{0,500}\}){0,200}[^{}]{0,500}\}/gu
const HIDES = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu
/** A selector that ends in the name of a field: `.form input[name=url]`. */
const OF_NAME = /\[name\s*=\s*["']?([^"'\]]{1,100})["']?\s*\]\s*$/iu
const CLASS_OR_ID = /[.#][\w-]{1,100}/gu
const LONGEST_SHEET = 20_000

interface HidingRule {
  name: string
  /** The classes and ids of the selector: `.form`, `#contact`. */
  marks: readonly string[]
}

/** Whether a style sheet inside the page hides a field by its name, on every screen: shops write such a rule beside their trap field. */
export const isHiddenByName = (field: PlacedElement, walked: WalkedDocument): boolean =>
  rulesIn(walked).some(
    ({ name, marks }) =>
      name === field.attributes['name'] && marks.every((mark) => standsAround(field, mark)),
  )

function standsAround(field: PlacedElement, mark: string): boolean {
  const name = mark.slice(1)
  for (let at: PlacedElement | null = field; at !== null; at = at.parent) {
    const { attributes: a } = at
    if (mark.startsWith('#') ? a['id'] === name : clip(a['class']).split(/\s+/u).includes(name)) return true
  }
  return false
}

const rulesIn = oncePerObject((walked: WalkedDocument): readonly HidingRule[] =>
  walked
    .of('style')
    .map(({ element }) => scriptText(element).slice(0, LONGEST_SHEET))
    .filter((text) => text.includes('[name'))
    .flatMap((text) => hidingIn(text.replace(CONDITIONAL, ' '))),
)

const hidingIn = (sheet: string): HidingRule[] =>
  [...sheet.matchAll(RULE)].flatMap(([, selectors = '', style = '']) =>
    HIDES.test(style) ? selectors.split(',').flatMap(ruleOf) : [],
  )

function ruleOf(selector: string): HidingRule[] {
  const name = OF_NAME.exec(selector)?.[1]?.trim()
  if (name === undefined) return []
  return [{ name, marks: selector.replace(OF_NAME, '').match(CLASS_OR_ID) ?? [] }]
}
