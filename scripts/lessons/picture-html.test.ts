import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lessons } from '#checks/lessons.generated.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { timelineOf } from '#core/lessons/timeline.ts'
import { escaped } from './escaped.ts'
import { posterHtml } from './opening-html.ts'
import { pictureHtml } from './picture-html.ts'
import { screenHtml } from './screen-html.ts'

/** Long enough to find the part on the screen, and to read the caption. */
const LEAST_SECONDS_OF_A_STEP = 1.9

/** One that is not recorded yet may still be without screens, and have the usual icon. */
const recorded = lessons.filter(({ isRecorded }) => isRecorded)

describe('the pictures of the lessons', () => {
  it('begin with the name of the check, and that there is no sound', () => {
    for (const lesson of lessons) {
      const first = pictureHtml({ lesson, scene: 0, points: [], room: [] })
      assert.ok(first.includes(`<h1>${escaped(lesson.checkTitle)}</h1>`), String(lesson.media))
      assert.ok(first.includes('No sound.'), String(lesson.media))
      assert.equal(lesson.scenes[0]?.screen, null)
    }
  })

  it('have thumbnails that differ, each with the name of its check and an icon of its own', () => {
    const posters = recorded.map((lesson) => posterHtml(lesson))
    assert.equal(new Set(posters).size, recorded.length)
    assert.equal(new Set(recorded.map(({ icon }) => icon)).size, recorded.length)
    for (const [place, lesson] of recorded.entries())
      assert.ok(posters[place]?.includes(escaped(lesson.checkTitle)))
  })

  for (const { media, title, check, scenes } of recorded)
    it(`${media} "${title}" shows the doing on two screens or more, then sends the owner to it`, () => {
      assert.ok(scenes.filter(({ screen }) => screen !== null).length >= 2)
      const ending = scenes.at(-1)?.heading
      assert.ok(ending === 'Now do yours' || (ending === 'Now paste yours' && fixSources.has(check)), ending)
      for (const [place, { points, end }] of timelineOf(scenes).pictures.entries()) {
        if (!scenes[place]?.screen) continue
        for (const [index, { at, text }] of points.entries()) {
          const shown = (points[index + 1]?.at ?? end) - at
          assert.ok(shown >= LEAST_SECONDS_OF_A_STEP, `${text}: ${shown} s`)
        }
      }
    })
})

/** Labels of the fields that are marked. */
const marked = (html: string) =>
  [...html.matchAll(/class="part \w+ now"><label>([^<]+)/gu)].map(([, label]) => label)

describe('a screen', () => {
  const screen = {
    place: 'dns',
    entry: 'DNS records',
    title: 'Add a record',
    parts: [
      { kind: 'choice', label: 'Type', text: 'TXT' },
      { kind: 'text', label: 'Value', text: 'v="1" <b>' },
      { kind: 'text', label: 'Priority', text: 'none' },
    ],
  } as const
  const drawn = (...used: string[]) =>
    screenHtml({ ...screen, parts: [...screen.parts] }, used, ['Type', 'Value'])

  it('has its place, its menu with the open entry, and its title', () => {
    assert.match(drawn(), /<b>Your DNS host<\/b>/u)
    assert.match(drawn(), /<li class="open">DNS records<\/li>/u)
    assert.match(drawn(), /<h3>Add a record<\/h3>/u)
  })

  it('marks the part that is used now, and no other', () => {
    assert.deepEqual(marked(drawn()), [])
    assert.deepEqual(marked(drawn('Type')), ['Type'])
    assert.deepEqual(marked(drawn('Type', 'Value')), ['Value'])
  })

  it('fills a part when its turn has come; one that nobody uses is filled from the beginning', () => {
    assert.deepEqual(
      [drawn().includes('TXT'), drawn('Type').includes('TXT'), drawn('Type', 'Value').includes('TXT')],
      [false, true, true],
    )
    assert.ok(drawn().includes('none'))
  })

  it('shows code as it is typed', () => {
    assert.ok(drawn('Type', 'Value').includes('v="1" &lt;b&gt;'))
  })
})
