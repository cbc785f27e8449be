import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { type Counts, countsForVisitor, countKnown, NO_COUNTS } from '#core/counts.ts'
import { CATEGORIES } from '#core/check.ts'
import { isLeftOut } from '#core/left-out.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import { summaryLetter } from '#mail/letters/news.ts'
import { summaryOf } from '#plan/due-mails.ts'
import { countOfCheck } from '#plan/overview.ts'
import { makePlan } from '#plan/plan.ts'
import { newPlanState } from '#plan/plan-state.ts'
import { makeDashboard } from '#plan/dashboard.ts'
import { weeklyNoteOf } from '#plan/weekly-note.ts'
import { renderHtml } from '#report/html/render.ts'
import { report as reportSchema, type Report } from '#report/schema.ts'
import { firstJobs, jobsOf } from '#report/jobs.ts'
import { categoriesOf, countsOfReport } from '#report/summary.ts'
import { renderTerminal } from '#report/terminal.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { categoryResults, summaryView } from '#summary/view.ts'
import {
  type Chance,
  chanceFrom,
  NOW,
  randomResults,
  randomRound,
  type Round,
  WEBSITE,
} from '#support/random-round.ts'
import { asksOnce } from '#support/asks-once.ts'
import { documentOf } from '#support/document-of.ts'
import { checkOf } from '#support/result-of.ts'
import { sideNav } from '#web/app/nav/nav.ts'
import { groupRows } from './group-rows.ts'
import { sectionsOf, uncheckedSection } from './sections.ts'
import { NOTHING_ARRIVED } from '../public-scan/check-progress.ts'
import { publicScanView } from '../public-scan/public-scan-view.ts'
import { tallyOf } from './tally-of.ts'
import { tonightWords } from './words.ts'

/** Wide enough for every sentence to stand on one line. */
const TERMINAL = { width: 400, paint: (_: string, words: string) => words } as const
const ROUNDS = Number(process.env['COUNTS_ROUNDS'] ?? 60)

const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      good: sum.good + one.good,
      toFix: sum.toFix + one.toFix,
      broken: sum.broken + one.broken,
      toAnswer: sum.toAnswer + one.toAnswer,
      couldNotCheck: sum.couldNotCheck + one.couldNotCheck,
    }),
    NO_COUNTS,
  )

const first =
  process.env['COUNTS_SEED'] === undefined ? randomInt(2 ** 31) : Number(process.env['COUNTS_SEED'])

describe(`numbers of every surface agree (COUNTS_SEED=${first})`, () => {
  for (const seed of Array.from({ length: ROUNDS }, (_, round) => first + round)) {
    it(`for the random results of seed ${seed}`, async () => {
      const round = randomRound(chanceFrom(seed))
      agreesWithin(round)
      leavesOut(round)
      asksOnce(round)
      agreesOnThePlanPage(round)
      isInOneOrder(round)
      agreesByCategory(round)
      await agreesInReports(round)
      agreesElsewhere(round)
      agreesForOneRun(chanceFrom(-seed))
    })
  }
})

function agreesWithin({ dashboard: { counts, progress, categories, toDo, waiting, ...rest } }: Round): void {
  assert.deepEqual([progress.done, progress.total], [counts.good, countKnown(counts)])
  assert.deepEqual(sumOf(categories.map((one) => one.counts)), counts)
  assert.equal(toDo, counts.toFix + counts.toAnswer + waiting.length)
  assert.equal(rest.couldNotRun.filter(({ isCounted }) => !isCounted).length, counts.couldNotCheck)
  assert.equal(Number.parseInt(rest.couldNotRunLine ?? '0', 10), counts.couldNotCheck)
}

/** A check that cannot be done here or now is in no plan and in no count, whatever was known of it before. */
function leavesOut({ knownByCheck, movement: { plan }, dashboard, at }: Round): void {
  const listed = [...plan.items, ...dashboard.first, ...dashboard.next].map(({ check }) => check)
  const named = [...dashboard.couldNotRun, ...dashboard.waiting].map(({ check }) => check)
  for (const check of catalogue) {
    const newest = knownByCheck.get(check.id)?.newest
    if (!newest || !isLeftOut(newest)) continue
    assert.ok(![...listed, ...named].includes(check.id), `${check.id} is listed`)
    const as = countOfCheck(check, { knownByCheck, plan, at })
    assert.ok(['notSwitchedOn', 'noWebsite', 'notRelevant', 'setAside'].includes(as), `${check.id}: ${as}`)
  }
}

/** The sections of the plan page, and its heading. */
function agreesOnThePlanPage({ movement: { plan }, dashboard }: Round): void {
  const { counts, toDo } = dashboard
  const [done, ...open] = sectionsOf(plan.items).toReversed()
  assert.equal(done?.items.length, counts.good)
  assert.equal(
    open.reduce((sum, { items }) => sum + items.length, 0),
    toDo,
  )
  assert.equal(uncheckedSection(plan.items).items.length, counts.couldNotCheck)
  assert.equal(toDo + counts.good + counts.couldNotCheck, plan.items.length)
  assert.ok(plan.items.every(({ priorityLabel }) => priorityLabel?.endsWith(` of ${toDo}`) ?? true))
}

/** The top priority, the plan, the next jobs of the overview, the report's jobs, the weekly mail; and the sum for tonight. */
function isInOneOrder({ knownByCheck, movement: { plan }, dashboard, at }: Round): void {
  const placed = plan.items.filter(({ place }) => place !== null)
  const order = placed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ check }) => check)
  assert.deepEqual(
    placed.map(({ place }) => place).toSorted(numbers),
    [...order.keys()].map((index) => index + 1),
  )
  assert.deepEqual(plan.topPriority, order.slice(0, plan.topPriority.length))
  assert.equal(dashboard.topPriority?.check, order[0])
  const shown = [dashboard.topPriority, ...dashboard.next].flatMap((item) => item?.check ?? [])
  assert.deepEqual(shown, order.slice(0, shown.length))
  const jobs = jobsOf(documentOf(knownByCheck, plan, at))
  const known = new Set(jobs.map(({ check }) => check.id))
  assert.deepEqual(
    jobs.filter(({ item }) => item.place !== null).map(({ check }) => check.id),
    order.filter((id) => known.has(id)),
  )
  assert.equal(summaryOf(plan, []).top, dashboard.topPriority?.title)

  const { good, ...rest } = dashboard.counts
  const gain = `${good + 1} of ${countKnown({ good, ...rest })} in good shape`
  for (const item of placed) if (item.gain !== null) assert.ok(item.gain.endsWith(gain), item.gain)
  const tonight = dashboard.tonight?.checks ?? []
  const minutes = plan.items
    .filter(({ check }) => tonight.includes(check))
    .reduce((sum, item) => sum + (item.tonightMinutes ?? 0), 0)
  assert.deepEqual(dashboard.tonight, plan.tonight)
  assert.equal(dashboard.tonight?.minutes ?? 0, minutes)
  assert.deepEqual(
    tonight,
    order.filter((id) => tonight.includes(id)),
  )
}
const numbers = (a: number | null, b: number | null): number => (a ?? 0) - (b ?? 0)

/** The groups of a category's page, its tile and its mark in the menu. */
function agreesByCategory({ knownByCheck, movement: { plan }, dashboard, at }: Round): void {
  const marks = new Map(
    sideNav(dashboard, false).flatMap(({ items }) => items.map((one) => [one.id, one.tone])),
  )
  let shown = 0
  for (const { category, counts, setAside, waiting } of dashboard.categories) {
    const rows = catalogue
      .filter((check) => check.category === category)
      .map((check) => ({
        check: check.id,
        title: check.words.title,
        path: check.path,
        countsAs: countOfCheck(check, { knownByCheck, plan, at }),
        result: null,
        lastKnown: null,
        answeredWith: null,
        item: null,
        setAside: null,
      }))
    const groups = new Map(groupRows(rows).map(({ title, rows: own }) => [title, own.length]))
    const shownAs = ['Good', 'To fix', 'To answer', 'Couldn’t be checked'].map(
      (title) => groups.get(title) ?? 0,
    )
    assert.deepEqual(shownAs, [counts.good, counts.toFix, counts.toAnswer, counts.couldNotCheck])
    assert.equal(groups.get('Waiting for a result') ?? 0, waiting)
    assert.ok((groups.get('Doesn’t apply, or set aside') ?? 0) >= setAside)
    assert.equal(marks.get(category) === 'error', counts.broken > 0)
    assert.equal(
      marks.get(category) === 'success',
      countKnown(counts) > 0 && countKnown(counts) === counts.good,
    )
    shown += [...groups.values()].reduce((sum, number) => sum + number, 0)
  }
  assert.equal(shown, catalogue.length, 'every check is in one group of one category')
}

/** The document as JSON, the printed page, and the terminal's text. */
async function agreesInReports({ knownByCheck, movement: { plan }, dashboard, at }: Round): Promise<void> {
  const { counts } = dashboard
  const document = reportSchema.parse(JSON.parse(JSON.stringify(documentOf(knownByCheck, plan, at))))
  assert.deepEqual(countsOfReport(document), counts)
  for (const { category, counts: own } of categoriesOf(document))
    assert.deepEqual(own, dashboard.categories.find((one) => one.category === category)?.counts)

  const page = await renderHtml(document, { timeZone: 'UTC', fonts: null, expand: true })
  if (counts.good > 0)
    assert.ok(page.includes(`in good shape in ${counts.good} of ${countKnown(counts)} places`))
  const total = /<tr class="total">(.*?)<\/tr>/su.exec(page)?.[1] ?? ''
  assert.deepEqual(
    [...total.matchAll(/>(\d+)</gu)].map(([, number]) => Number(number)),
    [counts.good, counts.toFix, counts.toAnswer, counts.couldNotCheck],
  )
  const missing = /(\d+) couldn&#39;t be checked/u.exec(page)?.[1] ?? '0'
  assert.equal(Number(missing), counts.couldNotCheck)
  const done = /<ul class="done">(.*?)<\/ul>/su.exec(page)?.[1] ?? ''
  assert.equal(done.split('class="good-one"').length - 1, counts.good)

  const text = renderTerminal(document, TERMINAL)
  agreesForTonight(dashboard.tonight, { document, page, text })
  assert.ok(text.includes(`: ${counts.good} of ${countKnown(counts)} in good shape`))
  assert.ok(text.includes(`${counts.toFix} to fix, ${counts.toAnswer} to answer.`))
}

/** The jobs of one evening and their sum: in the words of overview, plan page and a visitor's page, the document, the printed page and the terminal's text. */
function agreesForTonight(
  tonight: Round['dashboard']['tonight'],
  { document, page, text }: { document: Report; page: string; text: string },
): void {
  assert.deepEqual(document.plan.tonight, tonight)
  const printed = page.replaceAll(/<[^>]+>/gu, ' ')
  const sums = [printed, text].flatMap((surface) => [...surface.matchAll(/Tonight: (\d+) minutes/gu)])
  assert.ok(sums.every(([, minutes]) => Number(minutes) === tonight?.minutes))
  if (tonight === null) return
  const said = tonightWords(tonight)
  assert.ok(text.includes(said), said)
  const first = firstJobs(document)
  const isAll =
    first.every(({ check }) => tonight.checks.includes(check.id)) &&
    first.reduce((sum, { item }) => sum + item.effortMinutes, 0) === tonight.minutes
  assert.equal(printed.includes(said), !isAll, said)
}

/** The business summary, the monthly mail and the weekly note. */
function agreesElsewhere({ movement: { plan }, dashboard: { counts, categories } }: Round): void {
  const { parts } = summaryView(
    { ...EMPTY_SUMMARY, categories: [...CATEGORIES] },
    { country: 'AU', website: null, channels: [], categoryCounts: categoryResults(categories) },
  )
  const lines = parts.flatMap(({ id, content }) =>
    id === 'categories' && content.kind === 'pairs' ? content.pairs : [],
  )
  const figures = lines.map(({ value }) => /^(\d+) of (\d+) /u.exec(value)?.slice(1, 3).map(Number) ?? [])
  const sum = (place: number) => figures.reduce((all, one) => all + (one[place] ?? 0), 0)
  assert.deepEqual([sum(0), sum(1)], [counts.good, countKnown(counts)])

  const summary = summaryOf(plan, [])
  const letter = summaryLetter({ ...summary, url: WEBSITE, unsubscribeUrl: WEBSITE })
  assert.ok(letter.paragraphs[0]?.startsWith(`${counts.good} of ${countKnown(counts)} done.`))
  const [, , , now] = weeklyNoteOf(plan, []).lines
  assert.ok(now.startsWith(`Now: ${counts.good} of ${countKnown(counts)} done.`), now)
}

/** One scan without a history: the command line's report, a visitor's page and the stored plan agree. */
function agreesForOneRun(chance: Chance): void {
  const at = new Date(NOW)
  const results = randomResults(chance, at.toISOString())
  const knownByCheck = knownResultsByCheck(catalogue, results)
  const { dashboard, movement } = makeDashboard(newPlanState(WEBSITE), {
    checks: catalogue,
    knownByCheck,
    profile: {},
    overrides: [],
    website: WEBSITE,
    at,
    scan: 'manual',
    history: new Map(),
  })
  const document = documentOf(knownByCheck, makePlan(catalogue, results, {}), at)
  assert.deepEqual(countsOfReport(document), dashboard.counts)
  assert.deepEqual(document.plan.tonight, dashboard.tonight)
  const counted = countsForVisitor(catalogue, knownByCheck, at)
  const seenAs = results.map((result) => ({
    ...result,
    check: result.id,
    line: result.description,
    at: result.updatedAt,
    countsAs: counted.get(result.id) ?? 'waiting',
  }))
  const website = { address: WEBSITE, host: 'joes.test' }
  const view = publicScanView({
    checks: [],
    results: { website, scan: null, checks: seenAs },
    arrived: NOTHING_ARRIVED,
  })
  assert.deepEqual(view.tally, tallyOf(dashboard.counts))
  const looked = new Set(results.map(({ id }) => id))
  const states = (items: readonly { check: string; state: string }[]) =>
    items
      .filter(({ check }) => looked.has(check))
      .map(({ check, state }) => `${checkOf(check).id} ${state}`)
      .toSorted()
  assert.deepEqual(states(document.plan.items), states(movement.plan.items))
}
