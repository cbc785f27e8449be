import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const TOKEN = /--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gu
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '', both = '']) => [
    name,
    { light: light || both, dark: dark || both },
  ]),
)

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, two: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(two)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function assertContrast(on: string, under: string, least: number): void {
  const [front, back] = [tokens.get(on), tokens.get(under)]
  assert.ok(front && back, `${on} or ${under} is not a token`)
  for (const scheme of ['light', 'dark'] as const) {
    const ratio = contrast(front[scheme], back[scheme])
    assert.ok(ratio >= least, `${on} on ${under}, ${scheme}: ${ratio.toFixed(2)} is below ${least}`)
  }
}

const TONES = ['success', 'warning', 'error', 'info', 'grey']
const GROUNDS = ['page', 'surface', 'hover', 'sunken']

test('the contrast is computed as in WCAG', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21)
  assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48')
})

test('text has a contrast of 4.5 to 1 with its background (WCAG 1.4.3)', () => {
  for (const ground of GROUNDS) {
    for (const text of ['ink', 'ink-2', 'link']) assertContrast(text, ground, 4.5)
  }
  assertContrast('mark-ink', 'mark-line', 4.5)
  for (const tone of TONES) {
    assertContrast(`${tone}-text`, `${tone}-soft`, 4.5)
    assertContrast('ink', `${tone}-soft`, 4.5)
  }
  for (const stripe of ['stripe-a', 'stripe-b']) assertContrast('ink', stripe, 4.5)
  for (const [text, ground] of [
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['accent-text', 'accent-soft'],
    ['link', 'accent-soft'],
    ['band-text', 'band'],
    ['band-text-2', 'band'],
    ['warning-mark', 'warning-sign'],
    ['ink', 'surface-raised'],
  ])
    assertContrast(text ?? '', ground ?? '', 4.5)
})

test('shapes, edges and the focus ring have a contrast of 3 to 1 (WCAG 1.4.11)', () => {
  for (const tone of TONES) {
    for (const ground of ['page', 'surface', 'hover', 'accent-soft', `${tone}-soft`]) {
      assertContrast(`${tone}-icon`, ground, 3)
    }
    assertContrast(`${tone}-edge`, 'surface', 3)
  }
  for (const ground of GROUNDS) assertContrast('line-control', ground, 3)
  for (const [shape, ground] of [
    ['line-control', 'field'],
    ['focus', 'page'],
    ['focus', 'surface'],
    ['star-edge', 'surface'],
    ['accent', 'sunken-2'],
  ])
    assertContrast(shape ?? '', ground ?? '', 3)
})
