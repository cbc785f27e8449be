import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene } from '#core/lessons/lesson.ts'
import { renderGuide, renderTranscript } from './guide.ts'

type Step = { title: string | null; text: string }
const steps = (count: number): Step[] =>
  Array.from({ length: count }, (_, at) => ({ title: `Step ${at + 1}`, text: `Do ${at + 1}.` }))
const guideWith = (...list: Step[]): Promise<string> =>
  renderGuide(
    { name: 'Your padlock', text: [{ heading: 'What to do', paragraphs: ['First.', 'A < B'], steps: list }] },
    null,
  )
const bodyOf = (html: string): string => html.slice(html.indexOf('<body'))

test('a guide is a document with its name, its kind, and its sections with escaped words', async () => {
  const html = await guideWith()
  assert.ok(html.includes('<title>Your padlock: guide · Fettle</title>'))
  assert.ok(html.includes('Fettle guide: Your padlock'))
  assert.match(bodyOf(html), /<p class="muted">Learning guide<\/p><\/header><h1>Your padlock<\/h1>/u)
  assert.match(bodyOf(html), /<section><h2>What to do<\/h2><p>First\.<\/p><p>A &lt; B<\/p><\/section>/u)
})

test('up to eight steps are numbered, each with its title as a heading where it has one', async () => {
  const two = bodyOf(await guideWith({ title: 'Open it', text: 'Go there.' }, { title: null, text: 'Save.' }))
  assert.ok(
    two.includes('<ol class="todo"><li><h3>Open it</h3><p>Go there.</p></li><li><p>Save.</p></li></ol>'),
  )
  assert.ok(!two.includes('<dl'))
  const eight = bodyOf(await guideWith(...steps(8)))
  assert.ok(eight.includes('<ol class="todo">') && !eight.includes('<dl'))
})

test('a longer list is for reference', async () => {
  const nine = bodyOf(await guideWith(...steps(8), { title: null, text: 'Last.' }))
  assert.ok(nine.includes('<dl class="look"><div><dt>Step 1</dt><dd>Do 1.</dd></div>'))
  assert.ok(nine.includes('<div><dt></dt><dd>Last.</dd></div></dl>'))
  assert.ok(!nine.includes('<ol'))
})

const scene = (given: Partial<Scene>): Scene => ({
  heading: 'Add a record',
  sentences: [{ text: 'Press **Save**.', points: ['Save'] }],
  screen: null,
  ...given,
})

test('a transcript has what is said under each heading, and what is done on a screen', async () => {
  const screen: Scene['screen'] = {
    place: 'dns',
    entry: 'DNS records',
    title: 'Add a record',
    parts: [{ kind: 'lines', label: 'Value', text: 'p=none' }],
  }
  const html = await renderTranscript(
    'Your padlock',
    [
      scene({
        heading: 'Hello',
        sentences: [
          { text: 'One.', points: [] },
          { text: 'Two.', points: [] },
        ],
      }),
      scene({ sentences: [{ text: 'Paste it.', points: ['Value'] }], screen }),
    ],
    null,
  )
  assert.ok(html.includes('<title>Your padlock: transcript · Fettle</title>'))
  assert.ok(html.includes('Fettle transcript: Your padlock'))
  const body = bodyOf(html)
  assert.match(body, /<p class="muted">Transcript of the video<\/p><\/header><h1>Your padlock<\/h1>/u)
  assert.ok(body.includes('<section><h2>Hello</h2><p>One. Two.</p></section>'))
  assert.ok(
    body.includes(
      '<section><h2>Add a record</h2><p>Paste it.</p><ul class="done"><li>Value: p=none</li></ul></section>',
    ),
  )
})
