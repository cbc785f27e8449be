import type { FormFacts, FormProgram } from '#core/evidence/form.ts'
import { cut } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import type { Controls } from './controls.ts'
import { formAround } from './controls.ts'
import { pictureText, textOf } from './element-text.ts'
import { buttonText, fieldOf, isButton, isField, labelsByTarget, sendingOrder } from './fields.ts'
import { groupsWithoutForm } from './form-groups.ts'
import { programsOf } from './form-program.ts'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { openersOf } from './openers.ts'
import type { PlacedElement } from './placed-element.ts'
import { isInside } from './placed-element.ts'
import { hasTrapField, pageHasSpamProtection, showsSpamProtection } from './spam-protection.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Every form in document order, then groups of fields with a button outside of forms. */
export function formsOf(walked: WalkedDocument, addresses: PageAddresses): FormFacts[] {
  const controls = walked.placed.filter((placed) => !placed.noscript && (isField(placed) || isButton(placed)))
  const inForms = controlsByForm(walked, controls)
  const loose = controls.filter((placed) => formAround(placed, walked) === null)
  const surroundings = {
    walked,
    addresses,
    labels: labelsByTarget(walked),
    headings: walked.placed.filter(isHeadingLike),
    isProtected: pageHasSpamProtection(walked),
    isOpened: openersOf(walked),
    programOf: programsOf(walked),
  }
  return [...inForms, ...groupsWithoutForm(loose)]
    .slice(0, LIMITS.forms + 1)
    .map((found) => formOf(found, surroundings))
}

function controlsByForm(walked: WalkedDocument, controls: readonly PlacedElement[]): Controls[] {
  const byForm = new Map<PlacedElement, Controls>()
  for (const form of walked.of('form')) byForm.set(form, { owner: form, fields: [], buttons: [] })
  for (const placed of controls) {
    const owner = formAround(placed, walked)
    const group = owner && byForm.get(owner)
    if (!group) continue
    if (isField(placed)) group.fields.push(placed)
    else group.buttons.push(placed)
  }
  return [...byForm.values()]
}

interface Surroundings {
  walked: WalkedDocument
  addresses: PageAddresses
  labels: ReadonlyMap<string, string>
  /** Headings and legends in document order. */
  headings: readonly PlacedElement[]
  isProtected: boolean
  /** Whether something opens the hidden element that holds a form. */
  isOpened: (owner: PlacedElement) => boolean
  /** Which program of the visitor's a form opens. */
  programOf: (controls: Controls) => FormProgram | null
}

function formOf({ owner, fields, buttons }: Controls, around: Surroundings): FormFacts {
  const { walked, addresses, labels } = around
  const { attributes: a, tag } = owner
  const isForm = tag === 'form'
  const opens = around.programOf({ owner, fields, buttons })
  const actionRaw = isForm ? (a['action'] ?? null) : null
  const read = fields.slice(0, LIMITS.fields).map((field) => fieldOf(field, { labels, walked, owner }))
  return {
    action: isForm ? actionOf(actionRaw, addresses) : null,
    actionRaw: actionRaw === null ? null : cut(actionRaw, LIMITS.href),
    method: methodOf(a['method']),
    id: a['id'] === undefined ? null : cut(a['id'], 200),
    className: cut(a['class'] ?? '', 500),
    name: a['name'] === undefined ? null : cut(a['name'], 200),
    role: a['role'] === undefined ? null : cut(a['role'], 50),
    region: owner.region,
    hidden: owner.hidden,
    ...(owner.hidden && around.isOpened(owner) ? { opened: true } : {}),
    fields: read,
    buttons: buttons
      .toSorted((a, b) => sendingOrder(a) - sendingOrder(b))
      .slice(0, 20)
      .map((button) => buttonText(button, walked)),
    heading: headingOf({ owner, fields }, around.headings),
    text: owner.silent ? textOf(owner.element, 1000) : cut(linesInside(owner, walked), 1000),
    privacyLink: walked.of('a').some((link) => isInside(link, owner) && speaksOfPrivacy(link)),
    spamProtection: around.isProtected || showsSpamProtection(owner, fields, walked) || hasTrapField(read),
    ...(opens === null ? {} : { opens }),
  }
}

const linesInside = (owner: PlacedElement, walked: WalkedDocument): string =>
  textBetween(walked.lines, owner.fromLine, owner.toLine, 1000)

/** Absolute; other schemes (`mailto:`) stay as written. */
function actionOf(raw: string | null, addresses: PageAddresses): string | null {
  if (raw === null || raw.trim() === '') return addresses.page
  return addresses.http(raw) ?? (URL.parse(raw.trim())?.href.slice(0, LIMITS.href) || addresses.page)
}

function methodOf(method: string | undefined): FormFacts['method'] {
  const name = method?.trim().toLowerCase()
  return name === 'post' || name === 'dialog' ? name : 'get'
}

const HEADING_LIKE: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend'])
const isHeadingLike = (placed: PlacedElement): boolean =>
  !placed.noscript && (HEADING_LIKE.has(placed.tag) || placed.attributes['role'] === 'heading')

/**
 * The first heading in a form, or the first legend of most of its fields, otherwise the last heading before it in the same region; for a hidden form, in the same
 * hidden element.
 */
function headingOf(
  { owner, fields }: Pick<Controls, 'owner' | 'fields'>,
  headings: readonly PlacedElement[],
): string | null {
  const box = hiddenBoxOf(owner)
  const near = headings.filter((heading) => (box === null ? !heading.hidden : isInside(heading, box)))
  const within = near.filter((heading) => isInside(heading, owner))
  const speaking = within.find((heading) => isOfMost(heading, fields))
  const inside = speaking && isLabel(speaking) ? within.find((heading) => !isLabel(heading)) : speaking
  const nearest =
    inside ??
    near.findLast(
      (other) => other.order < owner.order && other.region === owner.region && other.tag !== 'legend',
    )
  const text = nearest ? textOf(nearest.element, 300) || pictureText(nearest.element) : ''
  return text === '' ? null : text
}

/** Builders put the two fields of a name into a group of their own, whose legend is "Name": a legend speaks for the form with its message field, or with most fields of a form without one. */
function isOfMost({ tag, parent }: PlacedElement, fields: readonly PlacedElement[]): boolean {
  if (tag !== 'legend' || parent?.tag !== 'fieldset') return true
  const filled = fields.filter(({ attributes }) => attributes['type'] !== 'hidden')
  const within = filled.filter((field) => isInside(field, parent))
  return filled.some(isMessage) ? within.some(isMessage) : within.length * 2 > filled.length
}

/** A legend that only says what its fields hold: "Your details", and "Comments" around the message of a form that begins with "Leave a reply". */
const isLabel = (heading: PlacedElement): boolean =>
  heading.tag === 'legend' &&
  /^(?:your |my |contact |personal )*(?:full )?(?:names?|address|phone|e-?mail|details|information|comments?|message)\W*$/iu.test(
    textOf(heading.element, 50),
  )

const isMessage = ({ tag }: PlacedElement): boolean => tag === 'textarea'

/** The outermost hidden element around a hidden one, or itself. */
function hiddenBoxOf(owner: PlacedElement): PlacedElement | null {
  if (!owner.hidden) return null
  let box = owner
  while (box.parent?.hidden === true) box = box.parent
  return box
}

/** The policies of services that keep spam out: their badges link them beside any form. */
const OF_SPAM_PROTECTION =
  /\/\/(?:policies\.google\.com|www\.google\.com|(?:www\.)?hcaptcha\.com|www\.cloudflare\.com)\//iu

function speaksOfPrivacy({ element, attributes }: PlacedElement): boolean {
  const href = attributes['href'] ?? ''
  return !OF_SPAM_PROTECTION.test(href) && (/privacy/iu.test(href) || /privacy/iu.test(textOf(element, 200)))
}
