import { hidesItself, isOffScreen } from './hidden.ts'
import type { PlacedElement } from './placed-element.ts'

/** Classes and ids of form plug-ins for the trap field, or for the element around it. */
const TRAP_BOX =
  /honey|gotcha|gform_validation_container|hpsf|(?:^|[\s_-])hp(?:$|[\s_-])|bot-?(?:field|trap|check)|spam-?trap/iu
/** Labels of trap fields for people who reach them. */
const TRAP_LABEL =
  /\b(?:leave|keep) (?:this|it|the) ?(?:field|box)? ?(?:blank|empty|unchanged)\b|\b(?:don['’]?t|do not) fill\b|\bif you['’ ]?a?re (?:a )?human\b|nicht ausf[uü]llen/iu
/** Often replaced by drawn controls, so their own position proves nothing. */
export const REDRAWN: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'range', 'color'])
const NEVER_FILLED_IN: ReadonlySet<string> = new Set(['off', 'nope', 'false', 'new-password'])

/**
 * Whether people cannot fill a field of a visible form: it is hidden or off screen inside it, unreachable by keyboard and screen readers, or marked as a
 * trap for programs. Whether the form itself is hidden does not matter here.
 */
export function isTrapField(field: PlacedElement, owner: PlacedElement, label: string): boolean {
  if (TRAP_LABEL.test(label)) return true
  const { attributes: a } = field
  const type = a['type']?.trim().toLowerCase() ?? 'text'
  let isAriaHidden = false
  for (let at: PlacedElement | null = field; at !== null && at !== owner; at = at.parent) {
    if (hidesItself(at.tag, at.attributes)) return true
    if (!REDRAWN.has(type) && isOffScreen(at.attributes)) return true
    if (TRAP_BOX.test(`${clip(at.attributes['class'])} ${clip(at.attributes['id'])}`)) return true
    isAriaHidden ||= at.attributes['aria-hidden'] === 'true'
  }
  if (REDRAWN.has(type) || type === 'password' || a['tabindex']?.trim() !== '-1') return false
  return isAriaHidden || NEVER_FILLED_IN.has(a['autocomplete']?.trim().toLowerCase() ?? '')
}

/** The first 300 characters of an attribute, which are searched. */
export const clip = (value: string | undefined): string => value?.slice(0, 300) ?? ''
