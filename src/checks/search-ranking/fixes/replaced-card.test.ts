import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'

const ELECTRICIAN = { '@type': 'Electrician', name: 'Joe' }
const FAQ = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Do you work on Sundays?' }] }
const WORDPRESS = { name: 'WordPress', kind: 'cms', version: null, by: 'header' } as const

const fixFor = (jsonLd: unknown[], rule = 'localbusiness-incomplete', isWordPress = false) => {
  const home = aPage({
    structured: { jsonLd, broken: 0, types: [], microProducts: [] },
    technologies: isWordPress ? [WORDPRESS] : [],
  })
  const [fix] = jsonLdFixes(
    anInput({
      facts: failedAt({ [rule]: ['https://joes.test/'] }),
      evidence: { site: aSite({ home }), pages: aCrawl([home]) },
    }),
  )
  return { note: fix?.pieces[0]?.note ?? '', steps: fix?.where.steps ?? [] }
}

test('the card names the one block that it replaces, and leaves the others', () => {
  const { note, steps } = fixFor([FAQ, ELECTRICIAN])
  assert.match(note, /with "@type": "Electrician"\. Put this one in its place/u)
  assert.match(note, /Leave what is there of FAQPage as it is\./u)
  assert.match(steps[0] ?? '', /in place of the card “Electrician”/u)
  assert.ok(!steps.some((step) => step.includes('just before </head>')))
})

test('without a card on the homepage it is pasted before the end of the head', () => {
  const { note, steps } = fixFor([FAQ], 'structured-data-missing')
  assert.match(note, /^Put it on your homepage once\. /u)
  assert.match(steps[0] ?? '', /just before <\/head>/u)
})

test('a system that writes the card has it filled in or switched off first', () => {
  assert.match(fixFor([ELECTRICIAN], undefined, true).steps[0] ?? '', /^See what writes the card/u)
})

test('names that a page has in its data stand on one line, cut where they are long, and the first ten of many', () => {
  const odd = { '@type': `FAQ\nPage ${'x'.repeat(200)}` }
  const { note } = fixFor([{ '@type': '' }, { '@type': 'https://schema.org/' }, odd, ELECTRICIAN])
  assert.match(note, /Leave what is there of FAQ Page x{30,50}… as it is\./u)
  const own = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`isOwn${at}`, 'x']))
  assert.match(
    fixFor([{ ...ELECTRICIAN, ...own }]).note,
    /Yours also has isOwn0, .*, isOwn9 and 3 others: copy/u,
  )
})
