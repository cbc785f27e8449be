import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOrnament } from './alt-idea.ts'

const isDecoration = (file: string): boolean => isOrnament(`https://joes.test/${file}`, null, null)

test('a picture is decoration by a name that says so, not by a word that is part of another name', () => {
  for (const file of [
    'hero-bg.jpg',
    'summer-background.jpg',
    'arrow-left-white.svg',
    'dot.jpg',
    'footer-wave-2.svg',
    'pattern_gold.png',
    'corner-top-left.png',
  ])
    assert.equal(isDecoration(file), true, file)
  for (const file of [
    'border-collie.jpg',
    'corner-bakery.jpg',
    'polka-dot-dress.jpg',
    'heat-wave-sale.jpg',
    'pattern-cutting-class.jpg',
    'google-pixel-8.jpg',
    'kitchen-tap.jpg',
    'IMG_2041.jpg',
  ])
    assert.equal(isDecoration(file), false, file)
})
