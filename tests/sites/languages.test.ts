import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Judged, judgePages } from '#support/judged.ts'
import type { Pages } from '#support/web-server.ts'
import { bothOnOne, siteIn, together } from './languages.ts'
import { ENGLISH, FOREIGN, TE_REO } from './languages.data.ts'
import { LISTED_SITES } from './listed-languages.data.ts'

/** Some of our lists are complete in six of them: `listed-languages.test.ts`. */
const LISTED = new Set(LISTED_SITES.map(({ lang }) => lang))
const UNLISTED = FOREIGN.filter(({ lang }) => !LISTED.has(lang))
const CHECKS = ['about-us', 'legal-necessities', 'contact-form', 'site-keywords']
const MISSING = /^(?:no_about_us|legal_items_missing|website_at_risk)$/u

/** What these pages are reported to lack, by check. */
const missingOf = ({ results }: Judged): string[] =>
  Object.values(results)
    .map(({ status }) => status)
    .filter((status) => MISSING.test(status))

const judge = (pages: Pages, ids = CHECKS): Promise<Judged> => judgePages(pages, ids)

const reasonOf = ({ results }: Judged, id: string): unknown => results[id]?.reasonCode

/** The answers of an owner who sends mail to people and accepts returns. */
const ANSWERS = { 'S-SELL': 'yes', 'S-EM1': 'yes', 'S-SHIP0': ['delivery'], 'S-SHIP1': ['return_policy'] }
const ADVICE_OF_ABSENCE = /(?:couldn't find|didn't see)/u

/** Advice about something that was not found. */
const adviceOfAbsence = ({ results }: Judged): string[] =>
  Object.values(results).flatMap(({ advice }) => advice.filter((line) => ADVICE_OF_ABSENCE.test(line)))

/** The first website of a language code in a list. */
function language(code: string) {
  const found = [...FOREIGN, ...ENGLISH].find(({ lang }) => lang === code)
  assert.ok(found, code)
  return found
}

describe('a website in a language that our lists do not cover', () => {
  for (const site of UNLISTED) {
    it(`in ${site.lang} is reported to lack nothing, whatever its lang and its theme's words`, async () => {
      for (const lang of [site.lang, 'en', null]) {
        for (const furniture of [true, false]) {
          const judged = await judge(siteIn(site, { lang, furniture }))
          assert.deepEqual(missingOf(judged), [], `lang ${lang}, furniture ${furniture}`)
          assert.equal(reasonOf(judged, 'legal-necessities'), 'other_language')
          assert.equal(reasonOf(judged, 'site-keywords'), 'other_language')
        }
      }
    })
  }

  it("is not reported to lack a form, whatever the form's labels", async () => {
    for (const site of FOREIGN) {
      const [a = '', b = '', c = ''] = site.other.text.split(/\s+/u)
      const fields = `<label>${a}<input name="f1"></label><label>${b}<input name="f2"></label><label>${c}<textarea name="f3"></textarea></label>`
      const pages = siteIn(site, { lang: 'en' })
      const other = pages[site.other.path]?.replace(
        '</main>',
        `<form>${fields}<button>${a}</button></form></main>`,
      )
      const { results } = await judge({ ...pages, [site.other.path]: other ?? '' }, ['contact-form'])
      assert.notEqual(results['contact-form']?.status, 'no_contact_form', site.lang)
    }
  })

  it('gets no advice about words that were not found', async () => {
    const asked = ['email-marketing', 'shipping-options']
    const english = await judgePages(siteIn(language('en')), asked, { answers: ANSWERS })
    assert.equal(adviceOfAbsence(english).length, 2)
    for (const site of FOREIGN) {
      const judged = await judgePages(siteIn(site, { lang: 'en' }), asked, { answers: ANSWERS })
      assert.deepEqual(adviceOfAbsence(judged), [], site.lang)
    }
  })

  it('has the same results when it is one short page', async () => {
    for (const site of UNLISTED) {
      for (const lang of [site.lang, 'en']) {
        const short = { ...site, home: { ...site.other, path: '/' }, other: { ...site.other, path: '/' } }
        assert.deepEqual(missingOf(await judge(siteIn(short, { lang }))), [], `${site.lang}, lang ${lang}`)
      }
    }
  })

  it('is still recognised by its addresses', async () => {
    const site = language('pl')
    const about = { ...site.other, path: '/about-us', text: `${site.other.text} ${site.home.text}` }
    const { results } = await judge(siteIn({ ...site, other: about }, { lang: 'pl' }))
    assert.equal(results['about-us']?.status, 'has_about_us')
  })
})

describe('a website in English or te reo Māori', () => {
  for (const site of [...ENGLISH, ...TE_REO]) {
    it(`${site.home.title} is reported to lack what is missing, whatever its lang`, async () => {
      for (const lang of ['en-NZ', 'de', null]) {
        const judged = await judge(siteIn(site, { lang }))
        assert.deepEqual(missingOf(judged).includes('no_about_us'), true, String(lang))
        assert.equal(missingOf(judged).length, 2)
        assert.equal(judged.results['contact-form']?.status, 'no_contact_form')
      }
    })
  }
})

describe('a website in two languages', () => {
  it('with its homepage in English is judged by its pages in English', async () => {
    for (const code of ['de', 'fr', 'zh', 'ar']) {
      const [english] = ENGLISH
      assert.ok(english)
      const pages = together(siteIn(english, { lang: 'en' }), siteIn(language(code), { under: `/${code}` }))
      const home = pages['/']?.toString().replace('</nav>', `<a href="/${code}/">${code}</a></nav>`)
      assert.ok(missingOf(await judge({ ...pages, '/': home ?? '' })).includes('no_about_us'), code)
    }
  })

  it('in te reo Māori and English on one page is judged', async () => {
    for (const [one, two] of [
      [ENGLISH[0], TE_REO[0]],
      [TE_REO[0], ENGLISH[3]],
    ] as const) {
      assert.ok(one && two)
      assert.ok(missingOf(await judge(siteIn(bothOnOne(one, two)))).includes('no_about_us'))
    }
  })

  it('with an English homepage before pages in another language is reported to lack nothing', async () => {
    for (const site of FOREIGN) {
      const [english] = ENGLISH
      assert.ok(english)
      const more = ['/a', '/b', '/c'].map((path) => ({ ...site.home, path }))
      const pages = together(
        siteIn({ ...site, home: english.home, other: site.other }, { lang: 'en' }),
        ...more.map((home) => siteIn({ ...site, home }, { lang: 'en' })),
      )
      const links = more.map(({ path, title }) => `<a href="${path}">${title}</a>`).join('')
      const home = siteIn({ ...site, home: english.home })['/']?.replace('</nav>', `${links}</nav>`)
      assert.deepEqual(missingOf(await judge({ ...pages, '/': home ?? '' }, ['about-us'])), [], site.lang)
    }
  })
})
