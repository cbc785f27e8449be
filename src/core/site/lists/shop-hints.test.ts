import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { listsCover } from './lists-cover.ts'

const TEXTS = {
  de: 'Wir sind für Sie da und freuen uns auf Ihren Besuch. Die Praxis ist in der Stadt und nicht weit von dem Bahnhof. Das ist auch mit dem Bus gut zu machen, und wer möchte, der kann bei uns parken.',
  fr: 'Nous sommes dans la ville et nous avons une équipe qui est là pour vous. Les clients sont bien reçus par nous et avec le sourire, car tout est fait pour que le séjour soit agréable.',
  es: 'Somos un equipo que trabaja en la isla y con los mejores medios para que todo sea fácil. Los clientes vienen por la calidad y por el trato que se les da en nuestra casa.',
  it: 'Siamo una squadra che lavora nella città e che è qui per voi. I clienti sono accolti con il sorriso e tutto è fatto perché il soggiorno sia bello, anche per chi viene con la famiglia e con il cane.',
  pt: 'Somos uma equipa que trabalha na cidade e que está aqui para si. Os clientes são bem recebidos com um sorriso e tudo é feito para que a estadia seja boa, também para quem vem com a família e não tem carro.',
  nl: 'Wij zijn er voor u en het team staat klaar met een kop koffie. De zaak is in de stad en niet ver van het station, en u kunt er ook met de bus naar toe.',
} as const
type Language = keyof typeof TEXTS

const isCovered = (language: Language, ...names: string[]): boolean =>
  listsCover('shop', [
    aPage({
      lang: language,
      text: { words: 60, main: TEXTS[language], languages: { [language]: 1 } },
      links: names.map((name) => aLink('/seite', name)),
    }),
  ])

test('a website without a name that may be of a shop has none in the languages of the lists', () => {
  for (const language of ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const)
    assert.ok(isCovered(language, 'Info'), language)
})

test('words that only look like those of a shop leave that as it is', () => {
  for (const [language, name] of [
    ['es', 'Ver ventajas'],
    ['es', 'Ventanas de aluminio'],
    ['es', 'La carta'],
    ['es', 'Pedir cita'],
    ['es', 'Quién es el encargado'],
    ['fr', 'Nos recommandations'],
    ['fr', 'La carte du soir'],
    ['fr', 'Vendanges 2026'],
    ['fr', 'Stores et volets'],
    ['fr', 'Comprendre nos soins'],
    ['fr', 'S’abonner à la lettre'],
    ['de', 'Workshops und Kurse'],
    ['de', 'Unsere Ordination'],
    ['de', 'Kooperationspartner'],
    ['de', 'Alle Kassen'],
    ['de', 'Erzählungen'],
    ['nl', 'Kopenhagen'],
    ['nl', 'Onze menukaarten'],
    ['nl', 'Koopwoningen'],
    ['fr', 'Hôtel boutique'],
    ['pt', 'Estamos presentes em dez cidades'],
  ] as const)
    assert.ok(isCovered(language, name), name)
})

test('words of a shop keep us from saying that there is none', () => {
  for (const [language, name] of [
    ['es', 'Ventas'],
    ['es', 'Hacer un pedido'],
    ['es', 'Pedir ahora'],
    ['fr', 'Commander'],
    ['fr', 'La boutique'],
    ['fr', 'Abonnements'],
    ['de', 'Onlineshop'],
    ['de', 'Ratenzahlung'],
    ['de', 'Zur Kasse'],
    ['nl', 'Kopen'],
    ['nl', 'Te koop'],
    ['es', 'Cart'],
    ['fr', 'Eboutique'],
    ['fr', 'Précommander'],
    ['it', 'Ordinalo online'],
    ['nl', 'Koopjes'],
    ['nl', 'Toegangskaarten'],
    ['pt', 'Presentes'],
    ['pt', 'Cartão presente'],
    ['pt', 'Presente de Natal'],
  ] as const)
    assert.ok(!isCovered(language, name), name)
})
