import type { Block, ChecklistItem } from '#core/block.ts'
import type { Proof, Proofs } from '#core/check.ts'
import { pagesSeen } from '#core/site/distinct-pages.ts'
import { type Candidate, isWrittenByScript } from '#core/site/find-page.ts'
import { listsCover } from '#core/site/lists/lists-cover.ts'
import { squeeze } from '#core/text.ts'
import { fill, listed, plural } from '#core/words.ts'
import { DRAFT_LINE } from '#fixes/legal/document.ts'
import { foundIn, unlinkedIn } from '#core/site/legal/find-legal.ts'
import { ITEM_NAMES, ITEMS, type ItemName, REQUIRED_ITEMS } from '#core/site/legal/items.ts'
import { type LegalFindings, mayStandIn, notEnough, shownItems } from './legal-findings.ts'
import type { NotEnough } from '#core/site/legal/not-enough.ts'
import {
  draftLineLeft,
  checklistWords,
  flawWords,
  foundBut,
  itemWords,
  linkedBut,
  mayMeasure,
  unlinkedBut,
  notFound,
  unopened,
  writtenByScript,
  cookiesMayBeThere,
  couldNotTell,
  mayBeInAnother,
  noReturns,
  unsearched,
} from './words.ts'

/** The items as a checklist; returns only where the website sells. `mayBeMissed`: what was not found may be there all the same. */
export function checklistOf(findings: LegalFindings, mayBeMissed: boolean): Block[] {
  const { pages, cookies } = findings
  const itemOf = (name: ItemName, at: string | undefined): ChecklistItem => {
    if (at !== undefined) return { text: checklistWords[name], done: true, detail: at }
    const weak = notEnough(findings, name)
    const whole = mayStandIn(findings, name)
    if (whole) {
      const detail = fill(mayBeInAnother, { page: checklistWords[whole].toLowerCase() })
      return { text: checklistWords[name], done: null, detail }
    }
    if (!weak && mayBeMissed) return { text: checklistWords[name], done: null, detail: couldNotTell }
    const detail = weak ? `${weak.candidate.url}: ${flawLine(weak, name)}` : notFound
    return { text: checklistWords[name], done: false, detail }
  }
  const cookieItem = (): ChecklistItem => {
    if (cookies?.by !== 'section' || !unlinkedIn(pages.privacy))
      return itemOf('cookies', cookies?.by === 'unread' ? undefined : cookies?.at)
    // The policy that has it is crossed for the same reason.
    return { text: checklistWords.cookies, done: false, detail: `${cookies.at}: ${flawWords.unlinked}` }
  }
  const items = shownItems(findings).map((name) =>
    name === 'cookies' ? cookieItem() : itemOf(name, foundIn(pages[name])?.url),
  )
  return [{ kind: 'checklist', items }]
}

const flawLine = ({ flaw, words }: NotEnough, name: ItemName): string =>
  fill(flawWords[flaw], {
    words: plural(words ?? 0, 'word'),
    needed: ITEMS[name].words,
    page: itemWords[name],
  })

/** Where each item was found, or what is linked in its place; without either, where we looked. */
export function proofsOf(findings: LegalFindings): Proofs {
  const found: Proof[] = [findings.pages.privacy, findings.pages.terms, findings.pages.returns]
    .map(foundIn)
    .filter((candidate) => candidate !== null)
    .map((candidate) => ({
      kind: 'page',
      at: candidate.url,
      found: [`"${candidate.named}"`, ...whyNotRead(candidate)].join(', '),
    }))
  const cookies: Proof[] =
    findings.cookies && findings.cookies.by !== 'unread'
      ? [{ kind: 'page', at: findings.cookies.at, found: findings.cookies.found }]
      : []
  const [first, ...rest] = [...found, ...cookies, ...ITEM_NAMES.flatMap((name) => weakProof(findings, name))]
  if (first) return [first, ...rest]
  const { evidence } = findings.index
  return [
    {
      kind: 'page',
      at: evidence.address,
      found: `No legal page ${REQUIRED_ITEMS.every((name) => listsCover(name, findings.index.pages)) ? '' : 'that we can read '}among ${plural(pagesSeen(evidence, findings.index.pages), 'page')}`,
    },
  ]
}

function whyNotRead(candidate: Candidate): string[] {
  if (candidate.content.kind === 'document') return ["a document, which we don't read"]
  if (candidate.content.kind !== 'unread') return []
  return [isWrittenByScript(candidate) ? 'opened; a script writes its text' : 'linked but not opened']
}

function weakProof(findings: LegalFindings, name: ItemName): Proof[] {
  const weak = notEnough(findings, name)
  if (!weak) return []
  const { on, named, by } = weak.candidate
  const what = weak.flaw === 'unlinked' ? named : by === 'link' ? `"${named}" is linked` : `"${named}"`
  return [{ kind: 'page', at: on, found: `${what}: ${flawLine(weak, name)}` }]
}

/** The sentences about items that are there and do not suffice, or could not be opened; `null` when there are none. */
export function linkedLine(findings: LegalFindings): string | null {
  const lines = shownItems(findings).flatMap((name) => {
    const weak = notEnough(findings, name)
    if (!weak) return []
    const words = { page: itemWords[name], at: weak.candidate.url, flaw: flawLine(weak, name) }
    return [fill(sentenceFor(weak), words)]
  })
  const closed = unopenedLine(findings)
  const shown = closed === null ? lines : [...lines, closed]
  return shown.length === 0 ? null : shown.join(' ')
}

/** What only a sitemap or another page led to is not said to be linked. */
const sentenceFor = ({ flaw, candidate }: NotEnough): string =>
  flaw === 'unlinked' ? unlinkedBut : candidate.by === 'link' ? linkedBut : foundBut

/** A shop's returns policy is none of the pages that every website needs; "all there" is said with the word that it was not found. */
export const returnsLine = (findings: LegalFindings): string | null =>
  findings.selling === 'yes' && findings.pages.returns === null && mayStandIn(findings, 'returns') === null
    ? noReturns
    : null

/** Which of the items may stand in a page that no scan reads, such as a document, where a line about that page does not say so. */
export function unsearchedLine(findings: LegalFindings): string | null {
  const lines = REQUIRED_ITEMS.flatMap((whole) => {
    const items = shownItems(findings).filter(
      (name) => mayStandIn(findings, name) === whole && !(name === 'cookies' && isUnopened(findings, whole)),
    )
    const page = checklistWords[whole].toLowerCase()
    return items.length === 0 ? [] : [fill(unsearched, { items: namesOf(items), page })]
  })
  return lines.length === 0 ? null : lines.join(' ')
}

/** Whether an item is linked and its page could not be opened or read. */
export const isUnopened = ({ pages }: LegalFindings, name: ItemName): boolean =>
  foundIn(pages[name])?.content.kind === 'unread'

/** A tag manager alone is no sign that visits are measured, and its services are to be named in the policy that is missing. */
export const tagManagerLines = ({ pages, personal, tagManager }: LegalFindings): string[] =>
  foundIn(pages.privacy) === null && personal.measuring === null && tagManager !== null ? [mayMeasure] : []

/** A line where pages that were found still have the first line of our drafts. */
export function draftLines(findings: LegalFindings): string[] {
  const byPage = new Map<string, string>()
  for (const name of shownItems(findings)) {
    const found = foundIn(findings.pages[name])
    if (!found || !('text' in found.content) || byPage.has(found.url)) continue
    if (squeeze(found.content.text).includes(DRAFT_LINE))
      byPage.set(found.url, checklistWords[name].toLowerCase())
  }
  const pages = [...byPage.values()]
  if (pages.length === 0) return []
  const isOne = pages.length === 1 && !pages.includes(checklistWords.terms.toLowerCase())
  return [fill(draftLineLeft, { pages: listed(pages), it: isOne ? 'it' : 'them' })]
}

function unopenedLine(findings: LegalFindings): string | null {
  const { pages, cookies } = findings
  const names = shownItems(findings).filter((name) => isUnopened(findings, name))
  if (names.length === 0) return null
  const scripted = names.filter((name) => {
    const found = foundIn(pages[name])
    return found !== null && isWrittenByScript(found)
  })
  const closed = names.filter((name) => !scripted.includes(name))
  const line = [
    ...(scripted.length > 0 ? [fill(writtenByScript, { pages: namesOf(scripted) })] : []),
    ...(closed.length > 0
      ? [fill(unopened, { pages: namesOf(closed), it: closed.length === 1 ? 'it' : 'them' })]
      : []),
  ].join(' ')
  return names.includes('privacy') && cookies?.by === 'unread' ? `${line} ${cookiesMayBeThere}` : line
}

const namesOf = (items: readonly ItemName[]): string => listed(items.map((name) => itemWords[name]))
