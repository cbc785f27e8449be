import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Scene } from './lesson.ts'
import { parseLesson } from './parse-lesson.ts'
import { spokenText } from './spoken-text.ts'

const SCREEN = `Screen: dns, DNS records, Add a record

- Type (choice): TXT
- Value (lines): v=DMARC1; p=none
- Save (button)`

const scenesOf = (screen: string, said: string): Scene[] =>
  parseLesson(`---
media: 101
---
# A title

## What it is

## Why it matters

## How to do it yourself

## Transcript

### Paste it

${screen}

${said}
`).scenes

const SAID = 'For **Type**, choose TXT. Paste it into **Value**. Then press **Save**.'

describe('a screen in a lesson', () => {
  it('has its place, the open entry of the menu, a title and its parts', () => {
    const [scene] = scenesOf(SCREEN, SAID)
    assert.deepEqual(scene?.screen, {
      place: 'dns',
      entry: 'DNS records',
      title: 'Add a record',
      parts: [
        { kind: 'choice', label: 'Type', text: 'TXT' },
        { kind: 'lines', label: 'Value', text: 'v=DMARC1; p=none' },
        { kind: 'button', label: 'Save', text: '' },
      ],
    })
  })

  it('is used sentence by sentence', () => {
    const [scene] = scenesOf(SCREEN, SAID)
    assert.deepEqual(
      scene?.sentences.map(({ points }) => points),
      [['Type'], ['Value'], ['Save']],
    )
  })

  it('is read as what is done on it, in the order of the sentences', () => {
    const text = spokenText(scenesOf(SCREEN, 'Press **Save**. No, **Type** comes first.'))
    assert.deepEqual(text[0]?.steps, [
      { title: 'Save', text: 'Press it' },
      { title: 'Type', text: 'TXT' },
    ])
  })

  it('has no entry where its program has no menu', () => {
    const [scene] = scenesOf('Screen: phone, Your website\n\n- Call us (button)', 'Press **Call us**.')
    assert.deepEqual(scene?.screen && [scene.screen.entry, scene.screen.title], ['', 'Your website'])
  })

  for (const [fault, screen, said, message] of [
    ['an unknown program', SCREEN.replace('dns', 'desert'), SAID, /no program of a screen/u],
    [
      'a title with a comma',
      SCREEN.replace('Add a record', 'Add, then save'),
      SAID,
      /title without a comma/u,
    ],
    [
      'a program with a capital',
      SCREEN.replace('dns', 'DNS'),
      SAID,
      /is not "Screen: program, entry, title"/u,
    ],
    ['an unknown entry of the menu', SCREEN.replace('DNS records', 'Pages'), SAID, /no entry of the menu/u],
    ['an unknown kind of part', SCREEN.replace('(button)', '(lever)'), SAID, /no part of a screen/u],
    ['two parts of one name', SCREEN.replace('Save', 'Type'), SAID, /two parts of the same name/u],
    ['no parts', 'Screen: dns, DNS records, Add a record', SAID, /no list of parts/u],
    ['a sentence that uses another part', SCREEN, 'Press **Cancel**.', /no part "Cancel"/u],
    ['nothing done on it', SCREEN, 'Look.', /Nothing is done/u],
  ] as const)
    it(`may not have ${fault}`, () => {
      assert.throws(() => scenesOf(screen, said), message)
    })
})
