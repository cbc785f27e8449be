import { z } from 'zod'
import { type LinksEvidence, type LinkTarget, SIDE_KINDS } from '#core/evidence/links.ts'
import { kindWords, reasonWords } from './words.ts'

const row = z.object({
  /** A page that the link stands on. */
  from: z.string(),
  /** Further pages, up to 19. */
  alsoFrom: z.array(z.string()),
  /** Stands in the header, nav or footer of several pages. */
  onEveryPage: z.boolean(),
  /** The address that was looked at. */
  to: z.string(),
  /**
   * The address as the page has it, where that is another one: under another name of this website at which nobody answers,
   * so that `to`, the same path at the present address, was looked at.
   */
  written: z.string().optional(),
  text: z.string(),
  status: z.number().nullable(),
  /** In the owner's words. */
  reason: z.string(),
  reasonCode: z.string(),
  type: z.string(),
  uses: z.number(),
})
export type LinkRow = z.infer<typeof row>

/** What the broken links check knows. */
export const facts = z.object({
  /** Distinct links looked at. */
  checked: z.number(),
  /** Distinct broken ones: `links` and `parts` together. */
  count: z.number(),
  /** Broken ones that visitors follow: pages, files, mail and phone links. */
  links: z.array(row),
  /** Broken ones that a page itself loads: pictures, scripts, style sheets, frames, sound and video. */
  parts: z.array(row),
  couldNotCheck: z.array(row),
  /** Links to a part of a page that is not there: advice, not counted. */
  anchors: z.array(row),
  /** A limit was reached: `count` is "at least". */
  limited: z.boolean(),
  notTested: z.number(),
})
export type BrokenLinksFacts = z.infer<typeof facts>

/** Kinds that visitors follow; a page loads all others by itself. */
const FOLLOWED: ReadonlySet<string> = new Set(['page', 'file', 'mail', 'phone'])

/** The check's facts from every link's answer. */
export function brokenLinksFacts({ targets, counts, limited }: LinksEvidence): BrokenLinksFacts {
  const links = targets.filter(({ kind }) => !SIDE_KINDS.has(kind))
  const having = (outcome: LinkTarget['outcome']): LinkTarget[] =>
    links.filter((target) => target.outcome === outcome)
  const broken = having('broken')
  return {
    checked: counts.checked,
    count: broken.length,
    links: broken.filter(({ kind }) => FOLLOWED.has(kind)).map(rowOf),
    parts: broken.filter(({ kind }) => !FOLLOWED.has(kind)).map(rowOf),
    couldNotCheck: having('could_not_check').map(rowOf),
    anchors: having('anchor').map(rowOf),
    limited,
    notTested: counts.notTested,
  }
}

function rowOf(target: LinkTarget): LinkRow {
  const { url, lookedAt, kind, status, reason, places, uses, onEveryPage } = target
  const pages = [...new Set(places.map(({ page }) => page))]
  return {
    from: pages[0] ?? '',
    alsoFrom: pages.slice(1),
    onEveryPage,
    to: lookedAt ?? url,
    ...(lookedAt === undefined ? {} : { written: url }),
    text: places.find(({ text }) => text !== '')?.text ?? '',
    status,
    reason: reason === null ? 'Broken' : reasonWords[reason],
    reasonCode: reason ?? 'broken',
    type: kindWords[kind],
    uses,
  }
}
