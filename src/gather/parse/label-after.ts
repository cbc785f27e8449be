import type { Element, ParentNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { textOf } from './element-text.ts'
import { elementsInside } from './elements-inside.ts'
import { hidesItself } from './hidden.ts'
import { BUTTON_TYPES, CONTROLS } from './text-beside.ts'

/** A longer text explains the field and is no name of it. */
const LONGEST = 60
const LETTER = /\p{L}/u
const MOST_WRAPPERS = 3
const MOST_CHILDREN = 200
const MOST_INSIDE = 60
/** What stands below a field without being its name: an error, a hint, a mark. */
const NO_NAME =
  /(?:^|[\s_-])(?:errors?|invalid|help|hint|note|message|feedback|counter|optional)(?=$|[\s_-])/iu
const SAYS_NO_NAME =
  /^\W*(?:required|optional|erforderlich|obligatoire|\d+ characters.*|please .*|this field .*)\W*$/iu
const HEADING = /^(?:h[1-6]|legend)$/u

/**
 * The text of the label that follows a field and is tied to nothing, as designs have it that move the label into the field: in an element with this field alone, or
 * in a row of fields with one label after each. `null` for all others.
 */
export function labelAfter(field: Element, owner: Element, isThere: (id: string) => boolean): string | null {
  let at = field
  for (let level = 0; level < MOST_WRAPPERS; level++) {
    const { parent } = at
    if (parent === null) return null
    const row = rowOf(parent, isThere)
    const own = row.findIndex(({ element }) => element === at)
    if (row.length > 1) return isNamedAfter(row) ? textOfLabel(row[own + 1]) : null
    if (parent === owner || !isTag(parent)) return null
    at = parent
  }
  return null
}

interface InRow {
  /** `null`: a text. */
  element: Element | null
  kind: 'field' | 'label' | 'button' | 'words'
}

const rows = new WeakMap<ParentNode, InRow[]>()

/** What stands in an element, one after the other; what has no words, and headings, are left out. */
function rowOf(parent: ParentNode, isThere: (id: string) => boolean): InRow[] {
  const known = rows.get(parent)
  if (known) return known
  const row = parent.children.slice(0, MOST_CHILDREN).flatMap((node): InRow[] => {
    if (isText(node)) return LETTER.test(node.data) ? [{ element: null, kind: 'words' }] : []
    const kind = isTag(node) ? kindOf(node, isThere) : null
    return isTag(node) && kind !== null ? [{ element: node, kind }] : []
  })
  rows.set(parent, row)
  return row
}

function kindOf(element: Element, isThere: (id: string) => boolean): InRow['kind'] | null {
  if (hidesItself(element.name, element.attribs) || HEADING.test(element.name)) return null
  const controls = [element, ...elementsInside(element, MOST_INSIDE)].filter(({ name }) => CONTROLS.has(name))
  const fields = controls.filter((control) => isFilledIn(control))
  if (fields.length > 1) return 'words'
  if (fields.length === 1) return LETTER.test(textOf(element, LONGEST)) ? 'words' : 'field'
  if (controls.some(({ attribs }) => attribs['type']?.toLowerCase() !== 'hidden')) return 'button'
  if (!LETTER.test(textOf(element, LONGEST))) return null
  return element.name === 'label' && isName(element) && !isTied(element, isThere) ? 'label' : 'words'
}

function isFilledIn({ name, attribs }: Element): boolean {
  const type = attribs['type']?.trim().toLowerCase() ?? ''
  return name !== 'button' && type !== 'hidden' && !BUTTON_TYPES.has(type)
}

function isTied({ attribs }: Element, isThere: (id: string) => boolean): boolean {
  const target = attribs['for']
  return target !== undefined && target !== '' && isThere(target)
}

function isName(label: Element): boolean {
  const text = textOf(label, LONGEST + 1)
  return text.length <= LONGEST && !NO_NAME.test(label.attribs['class'] ?? '') && !SAYS_NO_NAME.test(text)
}

/** Field and label by turns, and then nothing but buttons. */
function isNamedAfter(row: readonly InRow[]): boolean {
  const kinds = row.map(({ kind }) => kind)
  const end = kinds.findIndex((kind) => kind === 'button')
  const pairs = end < 0 ? kinds : kinds.slice(0, end)
  return (
    pairs.length % 2 === 0 &&
    pairs.every((kind, at) => kind === (at % 2 === 0 ? 'field' : 'label')) &&
    kinds.slice(pairs.length).every((kind) => kind === 'button')
  )
}

const textOfLabel = (one: InRow | undefined): string | null =>
  one?.kind === 'label' && one.element ? textOf(one.element, LONGEST) : null
