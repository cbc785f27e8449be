import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { listsCover } from './lists-cover.ts'

const HOMES = {
  de: 'Wir sind für Sie da und freuen uns auf Ihren Besuch. Die Räume sind in der Stadt und nicht weit von dem Bahnhof. Das ist auch mit dem Bus gut zu machen, und wer möchte, der kann bei uns parken.',
  fr: 'Nous sommes dans la ville et nous avons une porte qui est ouverte pour vous. Les clients sont bien reçus par nous et avec le sourire, car tout est fait pour que le séjour soit agréable.',
} as const
const LIFE = {
  de: 'Die Architektin wurde in Kassel geboren und ist dort aufgewachsen. Nach dem Studium in Weimar und in Zürich war sie in vielen Büros tätig, und sie hat das Haus mit den Kindern umgebaut, in dem sie nun arbeitet.',
  fr: 'La céramiste est née à Nantes et elle a fait des études dans le sud. Après un long voyage dans les îles, elle est venue dans la ville avec les enfants et le four qui est au fond de la cour.',
} as const
const OFFER =
  'Wir bauen das Bad und die Küche in der Wohnung um, und das mit den Leuten, die es können. Sie sind nicht von der Arbeit betroffen, weil wir in der Woche nur am Tag da sind und dann alles sauber ist.'

const page = (language: 'de' | 'fr', main: string, given: GivenPage = {}) =>
  aPage({ lang: language, text: { words: 60, main, languages: { [language]: 1 } }, ...given })

const isCovered = (
  name: string,
  main: string,
  language: 'de' | 'fr' = 'de',
  region: 'nav' | 'main' = 'nav',
) =>
  listsCover('about', [
    page(language, HOMES[language], { links: [{ ...aLink('/p1', name), region }] }),
    page(language, main, { url: '/p1', depth: 1 }),
  ])

test('a page of the menu by the name of a person that tells of a life may be the one about the owner', () => {
  assert.equal(isCovered('Anna Berger', LIFE.de), false)
  assert.equal(isCovered('Dr. Anna von Berger', LIFE.de), false)
  assert.equal(isCovered('ANNA BERGER', LIFE.de), false)
  assert.equal(isCovered('Maëlle Le Goff', LIFE.fr, 'fr'), false)
})

test('one that is called by what is offered, that tells of no life or that the text links to leaves that as it is', () => {
  assert.equal(isCovered('Bad Küche', OFFER), true)
  assert.equal(isCovered('Anna Berger', OFFER), true)
  assert.equal(isCovered('Kontakt', LIFE.de), true)
  assert.equal(isCovered('Neues aus der Küche', LIFE.de), true)
  assert.equal(isCovered('Anna Berger', LIFE.de, 'de', 'main'), true)
})
