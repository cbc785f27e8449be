import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { gatheredValues, readyMade } from '#checks/ready-made.ts'
import { asMarkdown } from '#core/hand-over/as-markdown.ts'
import { placesOf } from '#core/hand-over/asked-thing.ts'
import { asSupportMail } from '#core/hand-over/as-support-mail.ts'
import { makePlan } from '#plan/plan.ts'
import { makeReport } from '#report/document.ts'
import { compareWithBaseline, failingChecks } from '#report/gate/gate.ts'
import { renderGithub } from '#report/gate/github.ts'
import { renderJunit } from '#report/gate/junit.ts'
import { renderSarif } from '#report/gate/sarif.ts'
import { renderKind, type ResultReportKind } from '#report/html/kind.ts'
import { renderHtml } from '#report/html/render.ts'
import { REPORT_KINDS } from '#report/kinds.ts'
import { type Report, report as reportSchema } from '#report/schema.ts'
import { renderTerminal } from '#report/terminal.ts'
import { approvedText, assertApproved } from './lines.ts'
import { styleLess } from './page-text.ts'
import { answersGiven, AT, type MadeUpWebsite, profileGiven, resultsOf, WEBSITES } from './websites.ts'

const SCAN = { startedAt: '2026-11-21T11:58:00.000Z', finishedAt: AT.toISOString(), durationMs: 120_000 }

function reportOf(website: MadeUpWebsite): Report {
  const results = resultsOf(website)
  return makeReport({
    checks: catalogue,
    knownByCheck: new Map(results.map((newest) => [newest.id, { newest, lastKnown: null }])),
    plan: makePlan(catalogue, results, profileGiven(website)),
    at: AT,
    requested: 'joes.test',
    address: 'https://joes.test/',
    sample: website.name === 'no-faults',
    version: '1.0.0',
    scan: SCAN,
    evidence: website.evidence,
  })
}

const fixesOf = (website: MadeUpWebsite) =>
  readyMade(resultsOf(website), {
    evidence: gatheredValues(website.evidence),
    profile: profileGiven(website),
    answers: answersGiven(website),
  })

const optionsOf = (website: MadeUpWebsite) =>
  ({ fonts: null, expand: false, timeZone: 'Australia/Sydney', fixes: fixesOf(website) }) as const

/** Few websites of different kinds: each is a whole report. */
const SHOWN = WEBSITES.filter(({ name }) =>
  ['no-faults', 'shop-with-labels', 'about-section-on-home'].includes(name),
)

describe('reports of made-up websites are what was approved', () => {
  for (const website of SHOWN) {
    it(`as a page: ${website.name}`, async (test) => {
      const html = await renderHtml(reportSchema.parse(reportOf(website)), optionsOf(website))
      assertApproved(
        test,
        `report-${website.name}`,
        approvedText([[website.name, styleLess(html).split('\n')]]),
      )
    })
  }

  it('in a terminal', (test) => {
    const said = WEBSITES.slice(0, 8).map(
      (website) =>
        [
          website.name,
          renderTerminal(reportOf(website), { width: 80, paint: (tone, text) => `${tone}<${text}>` }).split(
            '\n',
          ),
        ] as const,
    )
    assertApproved(test, 'report-in-a-terminal', approvedText(said))
  })

  it('in each plan', (test) => {
    const said = WEBSITES.slice(0, 10).map((website) => {
      const { topPriority, items } = makePlan(catalogue, resultsOf(website), profileGiven(website))
      return [website.name, [topPriority.join(', '), ...items.map((item) => JSON.stringify(item))]] as const
    })
    assertApproved(test, 'plans', approvedText(said))
  })

  it('for continuous integration, compared with another website', (test) => {
    const [then, ...others] = SHOWN.map(reportOf)
    const said = others.slice(0, 1).flatMap((report, index) => {
      const comparison = compareWithBaseline(catalogue, report, then ?? report)
      return (['error', 'warning', 'worse', 'never'] as const).map((failOn) => {
        const gated = { report, comparison, failing: failingChecks(report, failOn, comparison) }
        const text = [renderGithub(gated), renderJunit(gated), renderSarif(gated)].join('\n')
        return [`${index}, ${failOn}`, text.split('\n')] as const
      })
    })
    assertApproved(test, 'gate', approvedText(said))
  })

  it('by kind', async (test) => {
    const [website] = SHOWN
    if (!website) throw new Error('There is no website')
    const report = reportOf(website)
    const said = await Promise.all(
      REPORT_KINDS.flatMap(({ id, title, content }) =>
        content.holds === 'summary'
          ? []
          : [
              (async () => {
                const kind: ResultReportKind = { title, content }
                const html = await renderKind(kind, report, {
                  ...optionsOf(website),
                  inFull: [{ kind: 'note', text: 'Measured.' }],
                })
                return [`${id}: ${title}`, styleLess(html).split('\n')] as const
              })(),
            ],
      ),
    )
    assertApproved(test, 'report-kinds', approvedText(said))
  })

  it('as texts for somebody else', (test) => {
    const said = SHOWN.map((website) => {
      const fixes = fixesOf(website)
      const things = resultsOf(website)
        .filter(({ display }) => display === 'error' || display === 'warning')
        .map(({ id, title, description, evidence, nextSteps, status, facts }) => ({
          title,
          before: { line: description, seen: placesOf(evidence) },
          now: null,
          fixes: (fixes.get(id) ?? []).map((fix) => ({
            ...fix,
            pieces: fix.pieces.map((piece) => ({ ...piece, fields: undefined })),
          })),
          steps: nextSteps,
          doneWhen: catalogue.find((check) => check.id === id)?.plan?.acceptance?.({ status, facts }) ?? [],
        }))
      const mail = asSupportMail({
        things,
        host: 'joes.test',
        provider: 'Crazy Domains',
        firstName: 'Joe',
      })
      return [
        website.name,
        [asMarkdown(things, 'joes.test'), mail.subject, mail.body].join('\n').split('\n'),
      ] as const
    })
    assertApproved(test, 'hand-over', approvedText(said))
  })
})
