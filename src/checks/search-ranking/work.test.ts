import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import type { Work } from '#core/work.ts'
import { failing, workOf } from '#support/ranking-work.ts'
import type { RuleFacts } from './facts.ts'
import { rankingWork } from './work.ts'

const textsOf = (work: Work): string[] => work.steps.map(stepText)
const whoOf = (id: string): string | undefined => {
  const step = workOf([failing(id)]).steps[0]
  return typeof step === 'object' ? step.who : undefined
}

const firstStep = (...ids: string[]) => textsOf(workOf(ids.map((id) => failing(id))))[0]

const minutesOfRule = (id: string, total: number): number =>
  minutesOf(workOf([failing(id, total)]).steps[0] ?? '')

const minutesInFiles = (...rules: RuleFacts[]) => workOf(rules, false).steps.map(minutesOf)

describe('the work of search ranking', () => {
  it('puts errors first, then what is in the most places', () => {
    const rules = [
      failing('doctype-missing', 1),
      failing('heading-empty', 11),
      failing('link-text-empty', 18),
      failing('placeholder-text', 1, 'error'),
    ]
    const [first = '', second = '', third = '', rest] = textsOf(workOf(rules))
    assert.match(first, /^Placeholder text was left/u)
    assert.match(second, /^Some links have no words/u)
    assert.match(third, /^There is an empty heading/u)
    assert.equal(rest, 'Everything else: begin each page with <!doctype html>')
  })

  it('puts errors before texts and the business card, and warnings after them', () => {
    const work = workOf([
      failing('title-missing', 2),
      failing('structured-data-missing'),
      failing('heading-empty', 3),
      failing('canonical-offsite', 1, 'error'),
    ])
    const [error = '', texts = '', card = '', warning = ''] = textsOf(work)
    assert.match(error, /ask your web person today/u)
    assert.match(texts, /^Copy the ready-made titles/u)
    assert.match(card, /business card/u)
    assert.match(warning, /^There is an empty heading/u)
    assert.equal(work.isReadyMade, true)
  })

  it('names the pages of a step whose finding is written for one page', () => {
    const [step = ''] = textsOf(workOf([failing('h1-multiple', 8)]))
    assert.match(
      step,
      /^This page has more than one main heading \(\/0 and 7 other pages\): keep or write one/u,
    )
    const [all = ''] = textsOf(workOf([failing('placeholder-text', 52, 'error')]))
    assert.match(all, /^Placeholder text was left on this page \(\/0 and 51 other pages\): replace/u)
  })

  it('pastes a business card where there is none, and else puts it in place of the present one', () => {
    assert.equal(
      firstStep('structured-data-missing'),
      'Paste the ready-made business card into your homepage',
    )
    for (const ids of [['localbusiness-incomplete'], ['structured-data-broken', 'structured-data-missing']])
      assert.match(firstStep(...ids) ?? '', /in place of any that is there already$/u)
  })

  it('promises nothing where a fault exempts pages that may have more', () => {
    for (const id of ['canonical-offsite', 'home-noindex'])
      assert.equal(workOf([failing(id, 1, 'error')]).turnsGood, 'not_promised', id)
  })

  it('is not called ready made where the owner has an error to mend first', () => {
    const work = workOf([failing('title-missing'), failing('placeholder-text', 2, 'error')])
    assert.match(textsOf(work)[0] ?? '', /^Placeholder text/u)
    assert.equal(work.isReadyMade, false)
  })

  it('takes 2 minutes for each further place, up to an hour, and 3 for a field in the settings', () => {
    assert.deepEqual(
      [1, 4, 90].map((total) => minutesOfRule('heading-empty', total)),
      [4, 10, 60],
    )
    assert.equal(minutesOfRule('lang-missing', 90), 3)
    assert.equal(minutesOfRule('mixed-content', 5), 8)
    assert.equal(minutesOfRule('title-missing', 3), 8)
    assert.equal(minutesOfRule('structured-data-missing', 1), 4)
  })

  it('takes a minute for one line in each page that is a file, which the owner writes', () => {
    const [step] = workOf([failing('lang-missing', 5)], false).steps
    assert.deepEqual(step, {
      text: 'This page doesn\'t say what language it\'s in (/0 and 4 other pages): write its language into the first tag of each page: <html lang="en"> for English, <html lang="de"> for German',
      minutes: 8,
    })
    const [doctype] = workOf([failing('doctype-missing')], false).steps
    assert.ok(typeof doctype === 'object' && doctype.who === undefined)
  })

  it('opens a page once: what a later step changes there is a line more', () => {
    const [first, again, line] = minutesInFiles(
      failing('heading-empty', 6),
      failing('h1-multiple', 4),
      failing('lang-missing', 2),
    )
    assert.deepEqual([first, again, line], [14, 3, 2])
    const texts = { pages: 2, titles: 2, descriptions: 0, toWrite: 0 }
    const work = workOf(
      [failing('title-missing', 2), failing('structured-data-missing'), failing('h1-missing')],
      false,
      texts,
    )
    assert.deepEqual(work.steps.slice(0, 3).map(minutesOf), [6, 2, 1])
  })

  it('counts several places of one page as one page and a line for each further place', () => {
    const onOnePage = { ...failing('link-text-empty', 7), pages: ['https://joes.test/0'] }
    assert.equal(minutesOf(workOf([onOnePage]).steps[0] ?? ''), 1 + 1 + 2 + 6 * 0.5)
  })

  it('lets a web person open the pages that the owner has opened, and each their own', () => {
    const [own, theirs] = workOf([failing('heading-empty', 2), failing('nosnippet', 2)], false).steps
    assert.deepEqual(
      [own, theirs].map((step) => minutesOf(step ?? '')),
      [6, 4],
    )
  })

  it('has a web person mend in one place what settings, redirects and a template decide, and a line in each file', () => {
    assert.equal(minutesOfRule('canonical-missing', 90), 3)
    assert.deepEqual(
      ['canonical-missing', 'not-https', 'robots-invalid'].map((id) =>
        minutesOf(workOf([failing(id, 11)], false).steps[0] ?? ''),
      ),
      [13, 3, 3],
    )
    assert.equal(minutesOf(workOf([failing('favicon-missing')], false).steps[0] ?? ''), 4)
    assert.equal(minutesOfRule('js-only-content', 1), 10)
  })

  it('takes the time of writing where a page needs new words', () => {
    assert.deepEqual([minutesOfRule('thin-page', 1), minutesOfRule('thin-page', 5)], [6, 22])
  })

  it('sends nobody else what the owner can do, also of what has no step of its own', () => {
    const named = ['heading-empty', 'link-text-empty', 'h1-multiple'].map((id) => failing(id, 5))
    const rest = (...ids: string[]) =>
      workOf([...named, ...ids.map((id) => failing(id))], false).steps.slice(3, -2)
    assert.deepEqual(rest('og-missing'), [
      {
        text: 'Everything else: give your homepage the ready-made tags for sharing',
        minutes: 2,
      },
    ])
    assert.deepEqual(
      rest('og-missing', 'no-custom-404').map((step) => typeof step === 'object' && step.who),
      [undefined, 'Your web person'],
    )
  })

  it('is the web person’s where all steps are theirs, and the owner’s where all are their own', () => {
    const [theirs, own] = [failing('doctype-missing'), failing('heading-empty')]
    assert.equal(workOf([theirs]).who, 'Your web person')
    assert.equal(workOf([failing('not-https')]).who, 'Your web host')
    assert.equal(workOf([own]).who, 'You')
    assert.equal(workOf([theirs, own]).who, undefined)
  })

  it('asks for nothing where the advice is to leave it alone', () => {
    const work = workOf([failing('url-underscore', 10), failing('heading-empty', 2)])
    assert.ok(!textsOf(work).join(' ').includes('dashes'))
    assert.equal(work.turnsGood, 'at_once')
    const only = workOf([failing('url-underscore', 10), failing('url-too-long')])
    assert.deepEqual(textsOf(only), ['Note it for new pages: short addresses, with dashes between the words'])
    assert.deepEqual([only.helpsLittle, only.turnsGood], [true, 'not_promised'])
  })

  it('speaks of settings only where the website has some', () => {
    assert.match(
      textsOf(workOf([failing('title-missing')], true))[0] ?? '',
      /into the settings of the page$/u,
    )
    const files = textsOf(workOf([failing('title-missing', 2), failing('favicon-missing')], false))
    assert.equal(
      files[0],
      'Copy the ready-made titles and descriptions into 2 pages, or send them to your web person',
    )
    assert.doesNotMatch(files.join(' '), /settings|builder/u)
  })

  it('fits a website with settings and one of files where facts of an earlier revision do not say which it is', () => {
    const rules = [failing('title-missing', 2), failing('favicon-missing'), failing('lang-missing')]
    const counts = { errors: 0, warnings: 3, passed: 0, notTested: 0 }
    const work = rankingWork({ status: 'any', facts: { ...counts, rules } })
    assert.ok(work)
    const [texts, ...others] = textsOf(work)
    assert.equal(
      texts,
      'Copy the ready-made titles and descriptions into 2 pages, or send them to your web person',
    )
    assert.match(others[0] ?? '', /as the site icon in your website builder, or ask your web person$/u)
    assert.match(others[1] ?? '', /in your website builder's settings, or ask your web person$/u)
  })

  it('promises nothing of pages that are not listed, which have no ready-made texts', () => {
    const [many, twenty] = [
      workOf([failing('description-missing', 90)]),
      workOf([failing('description-missing', 20)]),
    ]
    assert.deepEqual([many.turnsGood, twenty.turnsGood], ['not_promised', 'in_all'])
    assert.equal(textsOf(many)[1], 'Then into the next 17 pages')
    assert.equal(textsOf(many)[2], 'More pages need new texts: the next scan names them')
    assert.equal(textsOf(twenty)[1], 'Then into the other 17 pages')
    assert.equal(textsOf(workOf([failing('description-missing', 4)]))[1], 'Then into the last page')
  })

  it('calls only finished texts ready made, and names how many are left to write', () => {
    const many = failing('description-missing', 8)
    const some = workOf([many], true, { pages: 5, titles: 0, descriptions: 5, toWrite: 3 })
    assert.deepEqual(textsOf(some).slice(0, 3), [
      'Copy the ready-made descriptions into the settings of the first 3 pages of the list',
      'Then into the other 2 pages',
      'Write what the list still lacks, for 3 pages: we could not make it from words of their own',
    ])
    const one = workOf([many], true, { pages: 7, titles: 0, descriptions: 7, toWrite: 1 })
    assert.equal(
      textsOf(one)[2],
      'Write what the list still lacks, for 1 page: we could not make it from words of its own',
    )
    const cut = workOf([failing('description-missing', 90)], true, {
      pages: 5,
      titles: 0,
      descriptions: 5,
      toWrite: 15,
    })
    assert.equal(textsOf(cut)[1], 'Then into the next 2 pages')
    const none = workOf([many], true, { pages: 0, titles: 0, descriptions: 0, toWrite: 8 })
    assert.doesNotMatch(textsOf(none).join(' '), /ready-made/u)
    assert.equal(none.isReadyMade, false)
    const unlisted = workOf([many], true, { pages: 0, titles: 0, descriptions: 0, toWrite: 0 })
    assert.equal(textsOf(unlisted)[0], 'Write new titles and descriptions for 8 pages')
  })

  it('promises nothing of a slow answer, which has to be looked at another day', () => {
    assert.equal(workOf([failing('slow-answer')]).turnsGood, 'not_promised')
    assert.equal(workOf([failing('heading-empty')]).turnsGood, 'at_once')
  })

  it('is for somebody else only where the advice begins with asking them', () => {
    assert.equal(whoOf('doctype-missing'), 'Your web person')
    assert.equal(whoOf('not-https'), 'Your web host')
    assert.equal(whoOf('html-too-big'), undefined)
    assert.equal(whoOf('heading-empty'), undefined)
  })
})
