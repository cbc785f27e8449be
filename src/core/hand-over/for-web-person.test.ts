import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADVICE_COLUMN, type Block } from '../block.ts'
import { blocksForWebPerson, forWebPerson } from './for-web-person.ts'

const read: readonly (readonly [step: string, read: string])[] = [
  ['Ask your web person to put up a sitemap', 'Put up a sitemap'],
  [
    'Your homepage says another website is the real one: ask your web person today to have each page name its own address',
    'Your homepage says another website is the real one: have each page name its own address',
  ],
  ['Ask your web person which script does that', 'Find out which script does that'],
  [
    'See your website’s settings, or ask your web person to remove it',
    'See your website’s settings, or remove it',
  ],
  [
    'Fill in what is missing for each product, or ask your web person.',
    'Fill in what is missing for each product.',
  ],
  [
    'Add them where your domain name is managed, or ask your web person to',
    'Add them where your domain name is managed',
  ],
  [
    'Split the page in two, or ask your web person what makes it so heavy.',
    'Split the page in two, or find out what makes it so heavy.',
  ],
  ['Ask your web person if that is intended.', 'Find out if that is intended.'],
  [
    'Ask your web person for a "page not found" page with your menu.',
    'Make a "page not found" page with your menu.',
  ],
  ['Ask your web person for anything left', 'See to anything left'],
  ['A nice extra: ask your web person about such a list.', 'A nice extra: look into such a list.'],
  [
    'Nothing to worry about; ask your web person at the next rebuild.',
    'Nothing to worry about; see to it at the next rebuild.',
  ],
  [
    'Ask your web host to send that address to your homepage.',
    'Have the web host send that address to your homepage.',
  ],
  [
    'Choose one of the two, and ask your web host to send the other one there.',
    'Choose one of the two, and have the web host send the other one there.',
  ],
  ['Ask your web host why robots.txt gives an error.', 'Ask the web host why robots.txt gives an error.'],
  [
    'It loads slowly. Ask your host about caching or a faster plan',
    'It loads slowly. Ask the host about caching or a faster plan',
  ],
  ['Ask your host or web person to look at it', 'Look at it'],
  [
    'Ask your host to hide version numbers, and your web person to take the one in your pages out.',
    'Have the host hide version numbers, and take the one in your pages out.',
  ],
  [
    'Copy the ready-made titles into the first 25 pages of the list, or send them to your web person',
    'Copy the ready-made titles into the first 25 pages of the list',
  ],
  ['Send the list of weak spots to your web person or your host', 'Go through the list of weak spots'],
  [
    'Send the ready-made redirects for 2 missing pages to your web person or your host, or correct the links that lead there',
    'Put the ready-made redirects for 2 missing pages in place, or correct the links that lead there',
  ],
  [
    'Have your web person look at scripts that measure the page over and over',
    'Look at scripts that measure the page over and over',
  ],
  ['Re-run the test', 'Re-run the test'],
]
for (const [step, words] of read)
  test(`a web person reads ${words}`, () => {
    assert.equal(forWebPerson(step), words)
  })

test('a web person reads the blocks of a result the same way', () => {
  const [list, note] = blocksForWebPerson([
    { kind: 'list', items: [{ text: 'No main address', detail: 'Ask your web person to name it.' }] },
    { kind: 'note', text: 'Ask your web host to switch it on.' },
  ])
  assert.deepEqual(list, { kind: 'list', items: [{ text: 'No main address', detail: 'Name it.' }] })
  assert.deepEqual(note, { kind: 'note', text: 'Have the web host switch it on.' })
})

test('a web person reads the advice of a table the same way, and what the website says as it is', () => {
  const columns = [{ label: 'Link text' }, { label: ADVICE_COLUMN }]
  const rows = [['Ask your host', 'Ask your host to switch it on.']]
  const [table] = blocksForWebPerson([{ kind: 'table', columns, rows }])
  assert.deepEqual(table, {
    kind: 'table',
    columns,
    rows: [['Ask your host', 'Have the host switch it on.']],
  })
})

test('a web person reads no word that is for the owner: what is left over, and the press of our button', () => {
  assert.equal(
    forWebPerson('Everything else for your web person: 3 more, each in the list'),
    'Everything else: 3 more, each in the list',
  )
  assert.equal(
    forWebPerson('A change can take an hour: re-run the test then.'),
    'A change can take an hour: test it then.',
  )
})

test('a web person reads checklists, facts, the one win and notes the same way, and other blocks as they are', () => {
  const asked = 'Ask your web person to fix it.'
  const code: Block = { kind: 'code', title: asked, code: asked }
  assert.deepEqual(
    blocksForWebPerson([
      { kind: 'checklist', items: [{ text: asked, done: false }] },
      { kind: 'facts', rows: [{ label: asked, value: asked, tone: 'warning' }] },
      { kind: 'win', title: asked, text: asked, address: 'https://joes.test/' },
      code,
    ]),
    [
      { kind: 'checklist', items: [{ text: 'Fix it.', done: false }] },
      { kind: 'facts', rows: [{ label: asked, value: 'Fix it.', tone: 'warning' }] },
      { kind: 'win', title: 'Fix it.', text: 'Fix it.', address: 'https://joes.test/' },
      code,
    ],
  )
  const others: Block[] = [
    { kind: 'gauge', label: asked, value: 1, max: 2, band: asked, tone: 'warning' },
    { kind: 'chart', title: asked, days: [], series: [] },
    { kind: 'metrics', metrics: [] },
    { kind: 'pictures', pictures: [] },
  ]
  assert.deepEqual(blocksForWebPerson(others), others)
})
