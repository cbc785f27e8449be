import type { FieldFacts } from '#core/evidence/form.ts'
import { cut, squeeze } from '#core/text.ts'
import { isTag } from 'domhandler'
import { textOf } from './element-text.ts'
import { ownText } from './text-shape.ts'
import { labelAfter } from './label-after.ts'
import { ariaLabelOf, labelOf } from './links.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'
import { isHiddenByName } from './names-hidden-by-style.ts'
import { BUTTON_TYPES, clearedValue, untiedLabel, textBefore } from './text-beside.ts'
import { isTrapField, REDRAWN } from './trap-fields.ts'

/** The text of a tick box comes after it. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'hidden'])
/** Types of fields that people type into. */
const TYPED: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'date', 'number', 'textarea'])
const CLIMB = 6

export const isField = ({ tag, attributes }: PlacedElement): boolean =>
  tag === 'select' || tag === 'textarea' || (tag === 'input' && !BUTTON_TYPES.has(typeOf(attributes['type'])))

/** A button that empties the form is none, unless its role says so: nobody sends or opens anything with it. */
export const isButton = ({ tag, attributes }: PlacedElement): boolean => {
  const type = typeOf(attributes['type'])
  const isOne = tag === 'button' || (tag === 'input' && BUTTON_TYPES.has(type))
  const isCalledOne = attributes['role'] === 'button' && !(tag === 'a' && attributes['href'] !== undefined)
  return (isOne && type !== 'reset') || isCalledOne
}

/** Rank of a button by what a press does: 0 says that it sends the form, 1 sends it for want of a type, 2 does something else. */
export function sendingOrder({ tag, attributes }: PlacedElement): number {
  const type = attributes['type']?.trim().toLowerCase() ?? ''
  if (type === 'submit' || (tag === 'input' && type === 'image')) return 0
  return tag === 'button' && type !== 'button' ? 1 : 2
}

const typeOf = (type: string | undefined): string => (type ?? 'text').trim().toLowerCase() || 'text'

/** Label texts by the id that `for` names. */
export function labelsByTarget(walked: WalkedDocument): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const { attributes, element } of walked.of('label')) {
    const target = attributes['for']
    if (target && !labels.has(target)) labels.set(target, textOf(element, 200))
  }
  return labels
}

/** Context of a field: the page's labels by target, and its form or group. */
interface FieldContext {
  labels: ReadonlyMap<string, string>
  walked: WalkedDocument
  owner: PlacedElement
}

/** One input, select or textarea with its label: `for`, the label around it, aria, and the title of a field without a sample; without any, with what stands before it. */
export function fieldOf(placed: PlacedElement, { labels, walked, owner }: FieldContext): FieldFacts {
  const { tag, attributes: a } = placed
  const type = tag === 'input' ? cut(typeOf(a['type']), 30) : tag
  const placeholder = short(a['placeholder'] ?? clearedValue(placed.element))
  const label =
    (a['id'] && labels.get(a['id'])) ||
    wrappingLabel(placed) ||
    ariaLabelOf(placed, walked) ||
    (placeholder ? null : titleOf(a['title']))
  const isThere = (id: string): boolean => walked.byId(id) !== undefined
  const beside = label || TICKED.has(type) ? null : besideOf()
  function besideOf(): string | null {
    const after = placeholder ? null : labelAfter(placed.element, owner.element, isThere)
    if (after !== null) return after
    const untied = untiedLabel(placed.element, owner.element, isThere)
    if (untied !== null || placeholder || !TYPED.has(type)) return untied
    return textBefore(placed.element, owner.element)
  }
  return {
    tag: tag === 'select' || tag === 'textarea' ? tag : 'input',
    type,
    name: short(a['name']),
    id: short(a['id']),
    label: label || null,
    ...(beside === null ? {} : { beside }),
    placeholder,
    autocomplete: short(a['autocomplete']),
    required: a['required'] !== undefined || a['aria-required'] === 'true',
    hidden:
      type === 'hidden' ||
      (!REDRAWN.has(type) && isHiddenByName(placed, walked)) ||
      isTrapField(placed, owner, label || ''),
    options: tag === 'select' ? optionsOf(placed) : [],
  }
}

/** What builders write there is often what a browser says of a wrong entry: "Only numbers and phone characters are accepted." */
const OF_WRONG_ENTRY =
  /^(?:only|please|must|enter a valid|invalid|this field|nur|bitte|veuillez|seuls?|solo se|solo sono|por favor|alleen|vul)\b|\b(?:required|accepted|allowed|akzeptiert|erlaubt|accept[eé]s|aceptan)\W*$/iu

function titleOf(title: string | undefined): string | null {
  const text = short(title)
  return text && !OF_WRONG_ENTRY.test(text) ? text : null
}

const short = (value: string | undefined): string | null =>
  value === undefined ? null : cut(squeeze(value), 200)

function wrappingLabel(placed: PlacedElement): string | null {
  let at = placed.parent
  for (let step = 0; at !== null && step < CLIMB; step++) {
    if (at.tag === 'label') return textOf(at.element, 200)
    at = at.parent
  }
  return null
}

function optionsOf({ element }: PlacedElement): string[] {
  const options: string[] = []
  for (const child of element.children) {
    if (!isTag(child)) continue
    const own = child.name === 'optgroup' ? child.children.filter(isTag) : [child]
    for (const option of own) {
      options.push(cut(ownText(option), 100))
      if (options.length === 5) return options
    }
  }
  return options
}

/** Text of a button. */
export function buttonText(placed: PlacedElement, walked: WalkedDocument): string {
  const { tag, attributes: a, element } = placed
  if (tag === 'input')
    return short(a['value'] ?? a['alt'] ?? (typeOf(a['type']) === 'submit' ? 'Submit' : '')) ?? ''
  return textOf(element, 200) || labelOf(placed, walked) || ''
}
