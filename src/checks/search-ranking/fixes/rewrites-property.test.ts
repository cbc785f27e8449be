import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { type Chance, chanceFrom } from '#support/random-round.ts'
import { aMeta, ofPages } from '#support/seo-site.ts'
import { untypedSheet } from '#support/untyped-sheet.ts'
import { RULES } from '../rules.ts'
import { seoSite } from '../site.ts'
import { titleFixes } from './title-fixes.ts'

const ROUNDS = 1_500
/** The faults that a new title or description answers. */
const ANSWERED = /^(title|description)-(?!multiple$)/u
/** Rules about the text alone; a new text may not break them even where the old one did not. */
const OF_THE_TEXT = /^(?:title|description)-(?:missing|short|long|duplicate|placeholder|equals-domain)/u
const HOSTILE = [
  '<script>x</script>',
  '"quoted"',
  'a\u0000b',
  '=1+1',
  '🍰🍰🍰',
  'ﬁsh & chips',
  '\u202Eright to left',
  '|',
  '–',
  '{name}',
  '   ',
]
const WORDS =
  `bread pies plumbing Hobart drains we clear your kitchen taps and ovens for homes shops weddings flowers every morning
Home Welcome Untitled joes.test Joe’s About Contact Menu the best in town since 1998 call us today Māpua kōwhai ŵ`.split(
    /\s+/u,
  )

const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)]

/** A text of up to this many words, often one that many pages share. */
function aText(most: number, chance: Chance): string {
  if (chance() < 0.2) return ''
  if (chance() < 0.25) return 'Home | Joe’s'
  const count = Math.floor(chance() * most)
  const words = Array.from({ length: count }, () =>
    chance() < 0.06 ? pick(HOSTILE, chance) : pick(WORDS, chance),
  )
  return words.join(' ')
}

const aSentence = (chance: Chance): string => `${aText(30, chance)}${pick(['.', '!', '?', ''], chance) ?? ''}`

function randomPage(at: number, chance: Chance): PageFacts {
  const description = aText(40, chance)
  return aPage({
    url: at === 0 ? '/' : `/${pick(['about', 'menu', 'blocked-drains', 'p', '%F0%9F%8D%B0'], chance)}-${at}`,
    depth: at === 0 ? 0 : 1,
    title: { text: chance() < 0.1 ? null : aText(24, chance), count: 1 },
    metas: description === '' ? [] : [aMeta('description', description)],
    headings: chance() < 0.3 ? [] : [aHeading(aText(16, chance), { level: 1 })],
    text: { main: Array.from({ length: 4 }, () => aSentence(chance)).join('\n') },
  })
}

/** The faults of texts, by rule, with the addresses that have each. */
function faultsOf(pages: PageFacts[], profile: object): Map<string, string[]> {
  const site = seoSite(ofPages(pages, { profile }))
  const found = RULES.filter(({ id }) => ANSWERED.test(id)).flatMap((rule) => {
    const result = rule.run(site)
    return result.outcome === 'failed' ? [[rule.id, result.places.map(({ at }) => at)] as const] : []
  })
  return new Map(found)
}

/** The pages with the new texts on them, and the addresses of those whose text the owner still completes. */
function rewritten(pages: PageFacts[], rows: readonly string[][]): { after: PageFacts[]; open: Set<string> } {
  const open = new Set<string>()
  const after = pages.map((page) => {
    const row = rows.find(([url]) => url === page.url)
    if (!row) return page
    const [, , title = '', , description = ''] = row.map((cell) => cell.replace(/^'(?=[=+\-@])/u, ''))
    if (title === '' || description === '') open.add(page.url)
    return {
      ...page,
      title: { text: title, count: 1 },
      metas: description === '' ? page.metas : [aMeta('description', description)],
    }
  })
  return { after, open }
}

/** Whether a title is made of another one's words, and the business' name. */
const isFrom = (now: string, title: string): boolean => {
  const words = new Set(`${now} | Joe’s , Hobart`.toLowerCase().match(/[^\s,]+/gu))
  return (title.toLowerCase().match(/[^\s,]+/gu) ?? []).every((word) => words.has(word))
}

test('no rewrite has a fault that it answers: not the same, none, too long, too short, a placeholder or only the name', () => {
  const chance = chanceFrom(12)
  let answered = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const pages = Array.from({ length: 1 + Math.floor(chance() * 6) }, (_, at) => randomPage(at, chance))
    const profile =
      chance() < 0.3 ? {} : { businessName: 'Joe’s', ...(chance() < 0.5 ? { city: 'Hobart' } : {}) }
    const faults = faultsOf(pages, profile)
    const facts = {
      rules: [...faults].map(([id, places]) => ({ id, outcome: 'failed', pages: places })),
    }
    const [fix] = titleFixes(anInput({ facts, evidence: { pages: aCrawl(pages) }, profile }))
    const rows: string[][] = fix ? parse(untypedSheet(fix), { bom: true }).slice(1) : []
    const { after, open } = rewritten(pages, rows)
    const named = new Set(rows.map(([url]) => url))
    // A title of words that were in it stays about what it was: then the heading is to be changed.
    const kept = new Set(rows.filter(([, now = '', title = '']) => isFrom(now, title)).map(([url]) => url))
    for (const [id, places] of faultsOf(after, profile))
      for (const at of places)
        if (id === 'title-h1-unrelated' && kept.has(at)) continue
        else if (
          named.has(at) &&
          !open.has(at) &&
          (OF_THE_TEXT.test(id) || faults.get(id)?.includes(at) === true)
        )
          assert.fail(`round ${round}, ${id} at ${at}: ${JSON.stringify(rows.find(([url]) => url === at))}`)
    answered += rows.length - open.size
  }
  assert.ok(answered > ROUNDS / 4, `only ${answered} rewrites`)
})
