import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { leadOf, parseArticle, articleText } from './parse-article.ts'

const FOLDER = new URL('../../../../docs/help/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
const read = (file: string) =>
  parseArticle(file.replace('.md', ''), readFileSync(new URL(file, FOLDER), 'utf8'))

describe('an article', () => {
  it('is a title, headings, paragraphs and lists, with links between the words', () => {
    const article = parseArticle(
      'x',
      '# Title\n\nSee [the plan](/plan) or\nask.\n\n## More\n\n- One\n- [Two](/two)\n',
    )
    assert.deepEqual(article, {
      slug: 'x',
      title: 'Title',
      parts: [
        { kind: 'text', pieces: ['See ', { text: 'the plan', href: '/plan' }, ' or ask.'] },
        { kind: 'heading', text: 'More' },
        { kind: 'list', items: [['One'], [{ text: 'Two', href: '/two' }]] },
      ],
    })
    assert.equal(leadOf(article), 'See the plan or ask.')
    assert.equal(articleText(article), 'See the plan or ask. More One Two')
  })
  it('has no links to other websites', () => {
    const { parts } = parseArticle('x', '# Title\n\n[Out](https://elsewhere.example) and [in](/here)')
    assert.deepEqual(parts, [
      {
        kind: 'text',
        pieces: ['[Out](https://elsewhere.example) and ', { text: 'in', href: '/here' }],
      },
    ])
  })
  it('needs a title', () => assert.throws(() => parseArticle('x', 'Text'), /no title/u))
})

describe('the articles of docs/help', () => {
  it('exist, each short and with a unique title', () => {
    const articles = FILES.map(read)
    assert.ok(articles.length >= 12)
    assert.equal(new Set(articles.map(({ title }) => title)).size, articles.length)
    for (const article of articles) {
      const count = articleText(article).split(/\s+/u).length
      assert.ok(count >= 20 && count <= 200, `${article.slug} has ${count} words`)
    }
  })
  it('have no name of another help page', () => {
    assert.ok(FILES.every((name) => !name.endsWith('contact-us.md')))
  })
  it('are plain: no exclamation mark, and no markup that is not shown', () => {
    for (const file of FILES) {
      const words = articleText(read(file))
      assert.doesNotMatch(words, /[!`*]|\]\(/u, file)
    }
  })
})
