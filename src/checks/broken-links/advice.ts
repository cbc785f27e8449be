import { isIpLiteral, isSpecialHost } from '#core/address/hosts.ts'
import { bareHost } from '#core/address/urls.ts'
import type { LinksEvidence } from '#core/evidence/links.ts'
import type { BrokenLinksFacts, LinkRow } from './facts.ts'
import { adviceWords, exampleLine } from './words.ts'

/** What the list does not say by itself. `examples`: email addresses of templates. */
export function linkAdvice(
  found: BrokenLinksFacts,
  links: LinksEvidence,
  examples: readonly string[],
): string[] {
  const { couldNotCheck, anchors, count } = found
  const silent = silentNames(found)
  const privateOnes = couldNotCheck.filter(isPrivate)
  const atSilentNames = couldNotCheck.filter((row) => silent.has(hostOf(row.to)))
  const others = couldNotCheck.length - privateOnes.length - atSilentNames.length
  return [
    ...examples.map(exampleLine),
    ...said(privateOnes.length, adviceWords.private),
    ...said(atSilentNames.length, (count) =>
      adviceWords.atSilentNames(count, [...new Set(atSilentNames.map(({ to }) => hostOf(to)))]),
    ),
    ...said(others, (count) => adviceWords.unchecked(count, { isRest: others < couldNotCheck.length })),
    // Where nothing is broken, the verdict says it.
    ...said(count > 0 ? anchors.length : 0, adviceWords.jumps),
    ...untested(links),
  ]
}

const said = (count: number, words: (count: number) => string): string[] => (count > 0 ? [words(count)] : [])

/** Why links were left out or not reached; evidence of earlier versions only knows how many. */
function untested({ counts, notTestedBy, leftOut = 0 }: LinksEvidence): string[] {
  const by = notTestedBy
    ? [
        ...said(notTestedBy.beyondLimit, adviceWords.beyondLimit),
        ...said(notTestedBy.ofOtherSites, adviceWords.ofOtherSites),
        ...said(notTestedBy.outOfTime, adviceWords.outOfTime),
      ]
    : said(counts.notTested, adviceWords.notTested)
  return [...by, ...said(leftOut, adviceWords.leftOut)]
}

/** Other names of the website at which we reached nobody: some of their links are told by the pages here. */
const silentNames = ({ links, parts }: BrokenLinksFacts): ReadonlySet<string> =>
  new Set([...links, ...parts].flatMap(({ written }) => (written === undefined ? [] : [hostOf(written)])))

/** Whether no visitor can open it: the address itself is one of a private network. What a name leads to may depend on who asks. */
function isPrivate({ to, reasonCode }: LinkRow): boolean {
  const hostname = URL.parse(to)?.hostname
  return (
    reasonCode === 'private_address' &&
    hostname !== undefined &&
    (isIpLiteral(hostname) || isSpecialHost(hostname))
  )
}

const hostOf = (address: string): string => bareHost(URL.parse(address)?.host ?? '')
