import { z } from 'zod'
import {
  type LinkKind,
  type LinkReason,
  type LinksEvidence,
  type LinkTarget,
  SIDE_KINDS,
} from '#core/evidence/links.ts'
import { isPicture } from '#core/site/missing-pictures.ts'
import { isForeignMail } from './foreign-mail.ts'
import { foreignMailWords, howToWrite, kindWords, linkReasonWords } from './words.ts'

/** One link and the answer that it got. */
export const linkRow = z.object({
  /** A page that has the link. */
  from: z.string(),
  /** Further pages, one fewer than `PLACES_KEPT` at most. */
  alsoFrom: z.array(z.string()),
  /** In the header, nav or footer of several pages. */
  onEveryPage: z.boolean(),
  /** The address that was requested. */
  to: z.string(),
  /**
   * The address as the page has it, where that differs: it is at another host of this website that does not answer,
   * so that `to`, the same path at the present host, was requested.
   */
  written: z.string().optional(),
  text: z.string(),
  status: z.number().nullable(),
  /** As owners read it. */
  reason: z.string(),
  reasonCode: z.string(),
  type: z.string(),
  uses: z.number(),
  /** A link to an email address that is mistyped, and whose address is at a domain that is none of the website's. */
  foreignMail: z.literal(true).optional(),
  /** Path of the same file in the folder above its page's: the page was copied with addresses that hold at that folder. */
  foundAbove: z.string().optional(),
  /** A picture that pages ask for in several sizes (`srcset`), of which `to` is one. */
  inSizes: z.literal(true).optional(),
})
export type LinkRow = z.infer<typeof linkRow>

/** The facts of the broken links check. */
export const facts = z.object({
  /** Distinct links tested. */
  checked: z.number(),
  count: z.number().describe('Distinct broken ones: those in `links` and those in `parts` together.'),
  /** Broken ones that visitors follow: pages, files that are no pictures, mail and phone links. */
  links: z.array(linkRow),
  /** Broken ones that a page itself loads (scripts, style sheets, frames, sound and video), and pictures, shown or linked. */
  parts: z.array(linkRow),
  couldNotCheck: z.array(linkRow),
  /** Links to a part of a page that does not exist: advice, not counted. */
  anchors: z.array(linkRow),
  /** A limit was reached, or links were not tested: `count` is a minimum. */
  limited: z.boolean(),
  notTested: z.number(),
  /** Missing paths for which a ready-made redirect has a new address. Absent in facts of an earlier revision. */
  redirects: z.number().optional(),
  /** Redirects of this website are settings of its server, not of a builder or a plug-in. */
  redirectsAtServer: z.boolean().optional(),
  /** A hosted builder has the website: nobody uploads files to a folder of it. */
  isAtBuilder: z.literal(true).optional(),
})
export type BrokenLinksFacts = z.infer<typeof facts>

/** Kinds that visitors follow; a page loads all others by itself. */
export const FOLLOWED_KINDS: readonly LinkKind[] = ['page', 'file', 'mail', 'phone']
const FOLLOWED: ReadonlySet<LinkKind> = new Set(FOLLOWED_KINDS)

/** What the rows are told by, beside the answers. */
interface RowsOf {
  /** The names of the website. */
  hosts: readonly string[]
  /** Addresses of pictures that stand for several sizes of them. */
  sizes: ReadonlySet<string>
}

/** The check's facts from the answers of all links. */
export function brokenLinksFacts({ targets, counts, limited }: LinksEvidence, by: RowsOf): BrokenLinksFacts {
  const there = new Set(targets.flatMap(({ url, outcome }) => (outcome === 'works' ? url : [])))
  const rowOf = (target: LinkTarget): LinkRow => rowAt(target, by)
  const partOf = (target: LinkTarget): LinkRow => {
    const row = rowOf(target)
    const above = FOLLOWED.has(target.kind) ? null : addressAbove(row)
    return above !== null && there.has(above) ? { ...row, foundAbove: new URL(above).pathname } : row
  }
  const links = targets.filter(({ kind }) => !SIDE_KINDS.has(kind))
  const having = (outcome: LinkTarget['outcome']): LinkTarget[] =>
    links.filter((target) => target.outcome === outcome)
  const broken = having('broken')
  return {
    checked: counts.checked,
    count: broken.length,
    links: broken.filter((target) => FOLLOWED.has(kindOf(target))).map(rowOf),
    parts: broken.filter((target) => !FOLLOWED.has(kindOf(target))).map(partOf),
    couldNotCheck: having('could_not_check').map(rowOf),
    anchors: having('anchor').map(rowOf),
    limited: limited || counts.notTested > 0,
    notTested: counts.notTested,
  }
}

/** What a visitor misses behind a link to a picture is the picture. */
const kindOf = (target: LinkTarget): LinkKind => (isPicture(target) ? 'image' : target.kind)

function rowAt(target: LinkTarget, { hosts, sizes }: RowsOf): LinkRow {
  const { url, lookedAt, status, reason, places, uses, onEveryPage } = target
  const foreign = reason === 'bad_mail' && howToWrite(reason, url) !== null && isForeignMail(url, hosts)
  const pages = [...new Set(places.map(({ page }) => page))]
  return {
    from: pages[0] ?? '',
    alsoFrom: pages.slice(1),
    onEveryPage,
    to: lookedAt ?? url,
    ...(lookedAt === undefined ? {} : { written: url }),
    text: places.find(({ text }) => text !== '')?.text ?? '',
    status,
    reason: foreign ? foreignMailWords.reason : whyBroken(reason, url),
    reasonCode: reason ?? 'broken',
    type: kindWords[kindOf(target)],
    uses,
    ...(foreign ? { foreignMail: true } : {}),
    ...(sizes.has(url) ? { inSizes: true } : {}),
  }
}

/** What the address of a file would be if its page were in the folder above; `null`: it has none, or the file is in no folder of the page. */
function addressAbove({ from, to }: LinkRow): string | null {
  if (!URL.canParse(from) || !URL.canParse(to)) return null
  const folder = new URL('.', from).href
  return to.startsWith(folder) && new URL(from).pathname.lastIndexOf('/') > 0
    ? new URL(`../${to.slice(folder.length)}`, folder).href
    : null
}

function whyBroken(reason: LinkReason | null, url: string): string {
  if (reason === null) return 'Broken'
  const slipped = howToWrite(reason, url)
  return slipped ? `${slipped.isNot}: ${slipped.shouldBe}` : linkReasonWords[reason]
}
