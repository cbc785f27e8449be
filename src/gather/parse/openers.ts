import { namesContact } from '#core/site/contact-pages.ts'
import { decoded } from '#core/address/decoded.ts'
import { namesSignup } from '#core/site/signup-words.ts'
import { textOf } from './element-text.ts'
import { buttonText, isButton } from './fields.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Elements made to be opened: pop-ups, dialogs and panels, by role or by libraries' names. */
const OPENING_ROLES: ReadonlySet<string> = new Set(['dialog', 'alertdialog'])
const OPENING_NAMES =
  /(?:^|[\s_-])(?:modals?|pop-?ups?|popover|dialog|lightbox|drawer|off-?canvas|fancybox|mfp|flyout|overlay|remodal|lity)(?:$|[\s_-])/iu
/** Attributes of frameworks that show and hide the element by state (Alpine, Vue, Angular). */
const SHOWN_BY_STATE = ['x-show', 'x-cloak', 'v-show', 'v-cloak', 'ng-show'] as const
/** Attributes of a control that name its target, beside all `data-` ones. */
const NAMING: ReadonlySet<string> = new Set([
  'aria-controls',
  'popovertarget',
  'commandfor',
  'onclick',
  'uk-toggle',
  'rel',
])
const NAME = /[\p{L}\p{M}\p{N}_-]+/gu
/** A JSON object in Base64, which always starts like this. */
const BASE64_OBJECT = /^eyJ[\w-]{8,400}$/u
const GOES_NOWHERE = /^(?:$|#!?$|javascript:)/iu

/**
 * Returns a function that answers whether visitors can open a hidden element: a visible control names it or a hidden ancestor; or the page has scripts, and
 * the element is made to be opened, or some control without a target invites to write or sign up (what that opens is not known: it may be any element).
 */
export function openersOf(walked: WalkedDocument): (hidden: PlacedElement) => boolean {
  let known: { named: ReadonlySet<string>; scripted: boolean; invited: boolean } | null = null
  return (hidden) => {
    known ??= readControls(walked)
    if (known.scripted && known.invited) return true
    for (let at: PlacedElement | null = hidden; at?.hidden === true; at = at.parent) {
      if (namesOf(at).some((name) => known?.named.has(name))) return true
      if (known.scripted && isMadeToOpen(at)) return true
    }
    return false
  }
}

function readControls(walked: WalkedDocument): { named: Set<string>; scripted: boolean; invited: boolean } {
  const controls = walked.placed.filter(
    (placed) => !placed.hidden && !placed.noscript && (placed.tag === 'a' || isButton(placed)),
  )
  return {
    named: new Set(controls.flatMap(({ attributes }) => namedBy(attributes))),
    scripted: walked.of('script').length > 0,
    invited: controls.some((control) => leadsNowhere(control) && invites(textFor(control, walked))),
  }
}

const namesOf = ({ attributes: a }: PlacedElement): string[] =>
  [a['id'], a['data-elementor-id']].flatMap((name) => name || [])

/** Every word of the attributes that may name a target, also in an object in Base64 (as Elementor writes it). */
function namedBy(attributes: PlacedElement['attributes']): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href') return value.includes('#') ? words(value.slice(value.indexOf('#') + 1)) : []
    const mayName = NAMING.has(name) || name.startsWith('data-') || name.includes('click')
    return mayName ? words(value) : []
  })
}

function words(value: string): string[] {
  const part = value.slice(0, 1000)
  const text = decoded(part) ?? part
  // Whole names, too: an id may have any character but spaces (HTML, "The id attribute"), as React's `:r3:`.
  const whole = text.split(/\s+/u).map((name) => name.replace(/^#/u, ''))
  const found = [...whole, ...(text.match(NAME) ?? [])]
  return found.flatMap((word) =>
    BASE64_OBJECT.test(word) ? [word, ...(Buffer.from(word, 'base64').toString().match(NAME) ?? [])] : [word],
  )
}

const isMadeToOpen = ({ tag, attributes: a }: PlacedElement): boolean =>
  tag === 'dialog' ||
  OPENING_ROLES.has(a['role'] ?? '') ||
  a['aria-modal'] === 'true' ||
  a['popover'] !== undefined ||
  SHOWN_BY_STATE.some((name) => a[name] !== undefined) ||
  OPENING_NAMES.test(`${a['class']?.slice(0, 300) ?? ''} ${a['id']?.slice(0, 100) ?? ''}`)

const leadsNowhere = ({ tag, attributes, form }: PlacedElement): boolean =>
  tag === 'a' ? GOES_NOWHERE.test(attributes['href']?.trim() ?? '') : form === null

const invites = (text: string): boolean => namesContact(text) || namesSignup(text)

const textFor = (control: PlacedElement, walked: WalkedDocument): string =>
  isButton(control) ? buttonText(control, walked) : textOf(control.element, 100)
