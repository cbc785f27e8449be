import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlPage } from '#support/html-page.ts'
import { brokenLettersOn } from './broken-letters.ts'

const shown = (...texts: string[]) =>
  brokenLettersOn(
    texts.map((text, at) => htmlPage(at === 0 ? '/' : `/p${at}`, `<main><p>${text}</p></main>`)),
  )

test('letters that were stored twice are known, with what was meant', () => {
  for (const [seen, meant] of [
    ['Itâ€™s open', '’'],
    ['CafÃ© am See', 'é'],
    ['Ã‰tienne', 'É'],
    ['CAFÃ‰', 'É'],
    ['aÃ±os', 'ñ'],
    ['GrÃ¶ÃŸe', 'ö'],
    ['Â© 2026', '©'],
  ] as const)
    assert.equal(shown(`${seen}. ${seen}.`)?.meant, meant, seen)
  assert.deepEqual(shown('Fine', 'Welcome â€” come in. Lunch â€” dinner.'), {
    seen: 'â€”',
    meant: '—',
    pages: ['https://joes.test/p1'],
  })
})

test('one on a page is no more than a slip, and several pages with one each are a fault', () => {
  assert.equal(shown('Welcome â€” come in'), null)
  assert.equal(shown('Welcome â€” come in', 'Lunch â€” dinner')?.pages.length, 2)
})

test('letters of other languages and signs as they are meant are whole', () => {
  for (const text of [
    'NÃO FUMAR. INFORMAÇÃO. SÃO PAULO.',
    'MANHÃ–TARDE. MAÇÃ… LÃ&nbsp;MERINO.',
    '«AMANHû e «ROMû, MAÇÃ©, IRMÃ², IRMÃ&shy;ZINHA.',
    'Â propos. CHÂTEAU. PÂTISSERIE À CÔTÉ.',
    'Hôtel « Château » à 5 € — 20 £',
    'Mäori. Māori. Äpfel, Öl und Übung.',
    'Tiếng Việt: Âu Cơ, Ân, ÂM NHẠC',
    'Româna: Â, Î. ROMÂNIA',
    'It’s “good” – really…',
  ])
    assert.equal(shown(`${text} ${text}`), null, text)
})
