import type { Block } from '#core/block.ts'
import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { isVisitStyled } from '#core/page-styles.ts'
import { listed, plural, type Step } from '#core/words.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { nameInAddress } from './name-in-address.ts'
import { shiftText } from './figures.ts'
import { ratingOf, worstOf } from './ratings.ts'

type Jumps = NonNullable<SpeedCheckFacts['jumps']>

const UNSIZED = 'unsized-images'
const CULPRITS = 'cls-culprits-insight'
/** Lighthouse's findings that are told by what jumps. */
export const OF_JUMPS: ReadonlySet<string> = new Set([UNSIZED, CULPRITS])
/** What Lighthouse's culprits are called in its English report. */
const CAUSES = { picture: 'Unsized image element', frame: 'Injected iframe', font: 'Web font' } as const

/** Minutes of a web person, by what moves. */
const MINUTES = { pictures: 20, frames: 20, fonts: 15, unknown: 45 } as const
const WHO = 'Your web person'

/** What makes things jump, where that is rated poor or is the worst of the measures; `undefined`: it is neither, or a file of the page's style did not come. */
export function jumpsOf(visit: VisitEvidence, metrics: SpeedFacts['metrics']): Jumps | undefined {
  const isWorst = worstOf(visit.device, metrics) === 'cls'
  if (!isWorst && ratingOf(visit.device, 'cls', metrics.cls) !== 'poor') return undefined
  if (!isVisitStyled(visit)) return undefined
  const culprits = rowsOf(visit, CULPRITS)
  const causedBy = (cause: string): string[] =>
    culprits.flatMap(([what = '', why]) => (why === cause ? [what] : []))
  const fonts = causedBy(CAUSES.font)
  const frames = causedBy(CAUSES.frame).flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []))
  const isOther = fonts.length + frames.length > 0
  return {
    isWorst,
    pictures: unsized(rowsOf(visit, UNSIZED), causedBy(CAUSES.picture), isOther),
    frames: [...new Set(frames)],
    hasFonts: fonts.length > 0,
  }
}

/** The pictures without a size that were seen to move something; all of them where nothing else was. */
function unsized(rows: readonly string[][], moved: readonly string[], isOther: boolean): string[] {
  const seen = rows.filter(([element = '']) => moved.includes(element))
  const named = seen.length > 0 ? seen : moved.length > 0 || !isOther ? rows : []
  return [...new Set(named.flatMap((row) => row.at(-1) ?? []))].filter((url) => /^https?:/u.test(url))
}

const rowsOf = ({ audits }: VisitEvidence, id: string): string[][] =>
  (audits?.find((audit) => audit.id === id)?.tables ?? []).flatMap(({ rows }) => rows)

/** The steps against jumping, one for each cause. */
export function jumpSteps({ pictures, frames, hasFonts }: Jumps): Step[] {
  const steps = [
    ...(pictures.length > 0
      ? [
          {
            text: `Give ${named(pictures)}, so that nothing jumps while the page loads`,
            minutes: MINUTES.pictures,
          },
        ]
      : []),
    ...(frames.length > 0
      ? [
          {
            text: `Keep a place free for what comes from ${hostsIn(frames)}, so that nothing jumps while the page loads`,
            minutes: MINUTES.frames,
          },
        ]
      : []),
    ...(hasFonts
      ? [
          {
            text: 'Show words in a font of the same size until yours has loaded, so that nothing jumps while the page loads',
            minutes: MINUTES.fonts,
          },
        ]
      : []),
  ]
  const unknown = {
    text: 'Find out what moves while the page loads, and give it a fixed place',
    minutes: MINUTES.unknown,
  }
  return (steps.length > 0 ? steps : [unknown]).map((step) => ({ ...step, who: WHO }))
}

/** So many hosts are named before "2 others". */
const NAMED_HOSTS = 3

function hostsIn(frames: readonly string[]): string {
  const rest = frames.length - NAMED_HOSTS
  return listed([...frames.slice(0, NAMED_HOSTS), ...(rest > 0 ? [plural(rest, 'other')] : [])])
}

/** What to do about jumping as the biggest win. */
export function winAgainstJumps({ pictures, frames, hasFonts }: Jumps, cls: number | null): Block {
  const others =
    frames.length > 0 || !hasFonts ? 'what comes later a fixed place' : 'words a font of the same size'
  const given = pictures.length > 0 ? named(pictures) : others
  const [only] = pictures
  return {
    kind: 'win',
    title: `The biggest win: give ${given}.`,
    text: `Things jump about while your page loads${cls === null ? '' : `: ${shiftText(cls)}, and up to 0.10 is good`}.`,
    ...(only !== undefined && pictures.length === 1 ? { address: only } : {}),
  }
}

function named(pictures: readonly string[]): string {
  const [first = ''] = pictures
  const more = pictures.length - 1
  return more === 0
    ? `${nameInAddress(first)} its width and height`
    : `${nameInAddress(first)} and ${plural(more, 'other picture')} their width and height`
}
