import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { aReport, aResult } from '#support/results.ts'
import { firstJobs } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { letterSentences } from './letter-words.ts'
import { renderHtml } from './render.ts'

const OPTIONS = { timeZone: 'UTC' }
const said = (report: Report): string => letterSentences(report, firstJobs(report), OPTIONS).join(' | ')
const broken = (id: string) => aResult({ id, title: id, display: 'error', status: 'x' })
const asking = (id: string) =>
  aResult({
    id,
    title: id,
    display: 'missing',
    greyKind: 'more_info',
    status: 'x',
    evidence: [{ kind: 'answer', at: 'Your answer', found: 'Not answered' }],
  })
const unable = (id: string) =>
  aResult({
    id,
    title: id,
    display: 'missing',
    greyKind: 'unable',
    status: 'unable_to_detect',
    reason: "Your website didn't answer us.",
    reasonCode: 'connect_refused',
    nextSteps: ["Open it on your phone to see if it's up", 'Re-run the test later'],
  })
const unreached = (...checks: CheckResult[]): Report =>
  aReport([unable('a'), unable('b'), ...checks], { pagesRead: null })

describe('the first sentence of the letter', () => {
  it('says of questions that they are none of the faults', () => {
    assert.match(
      said(aReport([aResult(), broken('a'), asking('q')])),
      /1 of 3 places: SSL certificate\. 1 of the 3 is a question that only you can answer\. \|/u,
    )
    assert.match(
      said(aReport([broken('a'), broken('b'), asking('q'), asking('r')])),
      /^None of the 2 things we looked at is in good shape yet\. 2 more are questions that only you can answer\. \|/u,
    )
    assert.match(
      said(aReport([asking('q'), asking('r')])),
      /^There are 2 questions that only you can answer\. \|/u,
    )
    assert.match(said(aReport([asking('q')])), /^There is one question that only you can answer\. \|/u)
    assert.doesNotMatch(said(aReport([aResult(), broken('a')])), /question/u)
  })

  it('names first what is good without a part that could not be told', () => {
    const partly = aResult({
      id: 'p',
      title: 'Layout',
      blocks: [{ kind: 'checklist', items: [{ text: 'Wide', done: null }] }],
    })
    const whole = ['b', 'c', 'd'].map((id) => aResult({ id, title: id }))
    assert.match(said(aReport([partly, ...whole])), /4 of 4 places: b, c, d and 1 more\./u)
  })

  it('says in words what is good, and counts what has none', () => {
    const padlock = { ...aResult(), inShort: 'the padlock works' }
    const phone = { ...aResult({ id: 'p', title: 'Layout' }), inShort: 'it fits a phone' }
    assert.match(said(aReport([padlock, phone])), /2 of 2 places: the padlock works and it fits a phone\./u)
    const done = aResult({ id: 'd', title: 'Done' })
    assert.match(
      said(aReport([padlock, done, phone])),
      /3 of 3 places: the padlock works, it fits a phone and 1 more\./u,
    )
  })
})

describe('the letter of a website that could not be opened', () => {
  it('says so first, with the reason and what to try', () => {
    const letter = said(unreached(asking('q'), asking('r')))
    assert.match(
      letter,
      /^We couldn’t open your website, so 2 checks couldn’t be made\. Your website didn't answer us\. Open it on your phone to see if it's up\. \| There are 2 questions/u,
    )
    assert.doesNotMatch(letter, /looked at|in good shape/u)
  })

  it('keeps apart what needed no website', () => {
    const mail = aResult({
      id: 'm',
      title: 'Email',
      evidence: [{ kind: 'dns', at: 'joes.test', found: 'SPF' }],
    })
    assert.match(
      said(unreached(mail)),
      /\| What we could look at is in good shape in 1 of 1 places: Email\./u,
    )
    const fault = { ...mail, id: 'n', display: 'error' as const, status: 'x' }
    assert.doesNotMatch(said(unreached(fault, asking('q'))), /thing we looked at/u)
  })

  it('is not sent where anything of the website was seen, or nothing had to be', () => {
    assert.doesNotMatch(said(unreached(aResult())), /couldn’t open/u)
    assert.doesNotMatch(said(aReport([asking('q')], { pagesRead: null })), /couldn’t open/u)
    assert.doesNotMatch(said(aReport([unable('a')])), /couldn’t open/u)
  })

  it('stands below a time at which it was tried', async () => {
    const options = { ...OPTIONS, fonts: null, expand: true }
    const page = await renderHtml(unreached(), options)
    assert.match(page, /Tried on 21 Nov 2026, 8:42 am UTC/u)
    assert.match(page, /tried to open https:\/\/joes\.test\/ from the outside/u)
    assert.match(await renderHtml(aReport([aResult()]), options), /Looked at on 21 Nov 2026/u)
  })
})
