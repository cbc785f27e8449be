import { namesContact } from '#core/site/contact-pages.ts'
import { decoded } from '#core/site/phrases.ts'
import { namesSignup } from '#core/site/signup-words.ts'
import { textOf } from './element-text.ts'
import { buttonText, isButton } from './fields.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Elements that are made to be opened: pop-ups, dialogs and panels, by role or by what libraries call them. */
const OPENING_ROLES: ReadonlySet<string> = new Set(['dialog', 'alertdialog'])
const OPENING_NAMES =
  /(?:^|[\s_-])(?:modals?|pop-?ups?|popover|dialog|lightbox|drawer|off-?canvas|fancybox|mfp|flyout|overlay|remodal|lity)(?:$|[\s_-])/iu
/** Marks of a script that shows and hides the element by a state of its own (Alpine, Vue, Angular). */
const SHOWN_BY_STATE = ['x-show', 'x-cloak', 'v-show', 'v-cloak', 'ng-show'] as const
/** Attributes of a control that name what it opens, beside all `data-` ones. */
const NAMING: ReadonlySet<string> = new Set([
  'aria-controls',
  'popovertarget',
  'commandfor',
  'onclick',
  'uk-toggle',
  'rel',
])
const NAME = /[\w-]+/gu
/** How every JSON object begins in Base64. */
const BASE64_OBJECT = /^eyJ[\w-]{8,400}$/u
const GOES_NOWHERE = /^(?:$|#!?$|javascript:)/iu

/**
 * Tells of a hidden element whether visitors can get to see it: a control in sight names it or something hidden around it,
 * it is made to be opened and the page has scripts, or a control that leads nowhere by itself speaks of writing or signing up.
 */
export function openersOf(survey: WalkedDocument): (hidden: PlacedElement) => boolean {
  let known: { named: ReadonlySet<string>; scripted: boolean; invited: boolean } | null = null
  return (hidden) => {
    known ??= readControls(survey)
    if (known.scripted && known.invited) return true
    for (let at: PlacedElement | null = hidden; at?.hidden === true; at = at.parent) {
      if (namesOf(at).some((name) => known?.named.has(name))) return true
      if (known.scripted && isMadeToOpen(at)) return true
    }
    return false
  }
}

function readControls(survey: WalkedDocument): { named: Set<string>; scripted: boolean; invited: boolean } {
  const controls = survey.placed.filter(
    (placed) => !placed.hidden && !placed.noscript && (placed.tag === 'a' || isButton(placed)),
  )
  return {
    named: new Set(controls.flatMap(({ attributes }) => namedBy(attributes))),
    scripted: survey.of('script').length > 0,
    invited: controls.some((control) => leadsNowhere(control) && invites(textFor(control, survey))),
  }
}

const namesOf = ({ attributes: a }: PlacedElement): string[] =>
  [a['id'], a['data-elementor-id']].flatMap((name) => name || [])

/** Every word of the attributes that may name a target, those of an object in Base64 (as Elementor writes it) included. */
function namedBy(attributes: PlacedElement['attributes']): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href') return value.includes('#') ? words(value.slice(value.indexOf('#') + 1)) : []
    const tells = NAMING.has(name) || name.startsWith('data-') || name.includes('click')
    return tells ? words(value) : []
  })
}

function words(value: string): string[] {
  const said = value.slice(0, 1000)
  const found = (decoded(said) ?? said).match(NAME) ?? []
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

const textFor = (control: PlacedElement, survey: WalkedDocument): string =>
  isButton(control) ? buttonText(control, survey) : textOf(control.element, 100)
